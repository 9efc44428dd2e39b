import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import made from '../../../dev/fixtures/bronze/pictures.json';
import { sceneOf, wordsOf } from '../../../dev/words';
import type { Picture } from '../../net/schema.gen';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import EndScreen from './EndScreen.svelte';

type Key = keyof typeof made.pictures;
const pictureOf = (key: Key): Picture => sceneOf(made, key);

function propsOf(key: Key, lang = 'en', draft: number[] = []): BoardProps {
  const picture = pictureOf(key);
  const ask = picture.asks[0] ?? null;
  const targets = new Set<string>();
  if (ask?.shape === 'one') for (const [, things] of ask.choices) for (const thing of things) targets.add(thing);
  for (const [number, left, things] of ask?.pieces ?? []) {
    if (draft.filter((n) => n === number).length < left) for (const thing of things) targets.add(thing);
  }
  return {
    view: picture.view,
    facts: picture.facts,
    preview: null,
    as: picture.as,
    players: picture.players,
    you: picture.you,
    ask,
    draft,
    targets,
    ...wordsOf('bronze', lang),
    onthing: vi.fn(),
    ondrop: vi.fn(),
    onsend: vi.fn(),
    onhelp: vi.fn(),
    highlight: new Set(),
    still: true,
  };
}
const thing = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-thing="${id}"]`);
  if (!found) throw new Error(id);
  return found;
};
const diceOf = (face: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-thing="face/${face}"]`),
];

afterEach(cleanup);

describe('every situation', () => {
  for (const lang of ['en', 'de']) {
    for (const key of Object.keys(made.pictures) as Key[]) {
      it(`is drawn with words and a name for every button: ${key}, ${lang}`, () => {
        const { container } = render(Board, { props: propsOf(key, lang) });
        expect(container.innerHTML).not.toMatch(/board-bronze-|undefined|NaN|\{\w+\}/);
        for (const button of container.querySelectorAll('button')) {
          const name = button.getAttribute('aria-label') ?? button.textContent;
          expect(name?.trim(), button.outerHTML).toBeTruthy();
        }
      });
    }
  }
});

describe('dice', () => {
  it('tell the table when they are tapped, and when they are taken back', async () => {
    const props = propsOf('reroll');
    const { rerender } = render(Board, { props });
    await fireEvent.click(diceOf('either2')[1] as HTMLElement);
    expect(props.onthing).toHaveBeenCalledWith('face/either2');
    await rerender(propsOf('reroll', 'en', [3]));
    expect(diceOf('either2').map((die) => die.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    const again = propsOf('reroll', 'en', [3]);
    await rerender(again);
    await fireEvent.click(diceOf('either2')[1] as HTMLElement);
    expect(again.ondrop).toHaveBeenCalledWith(3);
  });

  it('lock skulls', () => {
    render(Board, { props: propsOf('reroll') });
    expect(diceOf('skull2')[0]?.getAttribute('aria-label')).toContain('locked');
    expect(diceOf('skull2')[0]?.classList.contains('glow')).toBe(false);
  });

  it('let a skull go with Leadership', () => {
    render(Board, { props: propsOf('lead') });
    expect(diceOf('skull2')[0]?.classList.contains('glow')).toBe(true);
  });

  it('are divided right at the tray', async () => {
    const props = propsOf('food');
    render(Board, { props });
    const [, one] = props.ask?.choices ?? [];
    await fireEvent.click(screen.getByRole('button', { name: one?.[2] ?? '' }));
    expect(props.onsend).toHaveBeenCalledWith([one?.[0]]);
  });
});

describe('building', () => {
  it('shows the draft and gives it back', async () => {
    const props = propsOf('build', 'en', [233, 233]);
    render(Board, { props });
    expect(thing('project/temple').getAttribute('aria-label')).toContain('6 of 7');
    await fireEvent.click(screen.getByRole('button', { name: 'Take one back: Temple (2)' }));
    expect(props.ondrop).toHaveBeenCalledWith(233);
    await fireEvent.click(thing('project/city'));
    expect(props.onthing).toHaveBeenCalledWith('project/city');
  });

  it('strikes out what is not in play', () => {
    render(Board, { props: propsOf('three') });
    expect(thing('project/hanging_gardens').getAttribute('aria-label')).toBe('Hanging Gardens: not in play');
  });
});

describe('buying', () => {
  it('asks how to pay when there are several ways', async () => {
    const props = propsOf('buy');
    render(Board, { props });
    await fireEvent.click(thing('development/masonry'));
    expect(props.onthing).not.toHaveBeenCalled();
    const ways = props.ask?.choices.filter(([, things]) => things[0] === 'development/masonry') ?? [];
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByRole('button')).toHaveLength(ways.length + 1);
    await fireEvent.click(within(dialog).getByText(ways[1]?.[2] ?? ''));
    expect(props.onsend).toHaveBeenCalledWith([ways[1]?.[0]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves a single way, and the question why not, to the table', async () => {
    const props = propsOf('buy');
    render(Board, { props });
    await fireEvent.click(thing('development/leadership'));
    await fireEvent.click(thing('development/irrigation'));
    expect(props.onthing).toHaveBeenNthCalledWith(1, 'development/leadership');
    expect(props.onthing).toHaveBeenNthCalledWith(2, 'development/irrigation');
  });
});

describe('sheets of the others', () => {
  it('are one tap away, and can only be read', async () => {
    const props = propsOf('build');
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: /^Nicole:/ }));
    expect(screen.getByText('Sheet: Nicole')).toBeTruthy();
    expect(thing('project/temple').getAttribute('aria-label')).toContain('finished');
    await fireEvent.click(thing('project/obelisk'));
    expect(props.onthing).not.toHaveBeenCalled();
    expect(props.onhelp).toHaveBeenCalledWith('project/obelisk');
    await fireEvent.click(screen.getByRole('button', { name: 'My sheet' }));
    expect(thing('project/temple').getAttribute('aria-label')).toContain('4 of 7');
  });

  it('give way to a new question', async () => {
    const { rerender } = render(Board, { props: propsOf('build') });
    await fireEvent.click(screen.getByRole('button', { name: /^Nicole:/ }));
    const next = propsOf('buy');
    await rerender({ ...next, ask: next.ask && { ...next.ask, ask: 999 } });
    expect(screen.queryByText('Sheet: Nicole')).toBeNull();
  });
});

describe('trading', () => {
  it('sends a whole offer at once', async () => {
    const props = propsOf('offer');
    render(Board, { props });
    const give = screen.getByRole('button', { name: 'Wood: give one more, or get one less' });
    await fireEvent.click(give);
    await fireEvent.click(give);
    await fireEvent.click(screen.getByRole('button', { name: 'Cloth: get one more, or give one less' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Make this offer' }));
    expect(props.onsend).toHaveBeenCalledWith([42, 71, 102, 132, 164, 195]);
  });

  it('turns the signs round for a counter-offer', async () => {
    const props = propsOf('counter');
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Wood: give one more, or get one less' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Make this counter-offer' }));
    expect(props.onsend).toHaveBeenCalledWith([39, 71, 102, 133, 164, 195]);
  });

  it('shows an offer with its answers, and folds away', async () => {
    const props = propsOf('answer');
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'An offer from Marion' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(props.onsend).toHaveBeenCalledWith([211]);
  });

  it('lets a partner be chosen where the seats are', async () => {
    const props = propsOf('partner');
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Trade with Tarek' }));
    expect(props.onthing).toHaveBeenCalledWith('seat/2');
  });
});

describe('the end', () => {
  it('leaves dice that are nobody’s any more', () => {
    const props = propsOf('end');
    render(Board, { props });
    const tray = screen.getByRole('region', { name: 'Dice' });
    expect(within(tray).getByRole('heading').textContent).toBe('Dice');
    for (const { name } of props.players) expect(tray.textContent).not.toContain(name);
  });

  const shown = (key: Key) => {
    const { scores, players, you, view } = pictureOf(key);
    return render(EndScreen, { props: { scores, players, you, view, ...wordsOf('bronze', 'en') } });
  };

  it('names the winner, the parts and the tie-break', () => {
    shown('end');
    expect(screen.getByRole('heading', { name: 'Nicole wins with 24 points' })).toBeTruthy();
    expect(screen.getByText(/Nicole, Tarek have 24 points each/)).toBeTruthy();
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(5);
  });

  it('says what a tie would have meant', () => {
    shown('random');
    expect(screen.getByText(/Had the points been equal/)).toBeTruthy();
  });
});
