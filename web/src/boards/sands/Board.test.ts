import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import made from '../../../dev/fixtures/sands/pictures.json';
import { sceneOf, wordsOf } from '../../../dev/words';
import { type Draft, EMPTY, targets } from '../../table/draft';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import EndScreen from './EndScreen.svelte';
import { LANDS } from './map';
import type { SandsView } from './schema.gen';

function propsOf(key: string, lang = 'en', draft: Draft = EMPTY): BoardProps {
  const picture = sceneOf(made, key);
  const ask = picture.asks[0] ?? null;
  return {
    view: picture.view,
    facts: picture.facts,
    preview: null,
    as: picture.as,
    players: picture.players,
    you: picture.you,
    ask,
    draft: draft.pieces,
    narrowed: draft.things,
    targets: targets(ask, draft),
    ...wordsOf('sands', lang),
    onthing: vi.fn(),
    ondrop: vi.fn(),
    onpick: vi.fn(),
    onsend: vi.fn(),
    onhelp: vi.fn(),
    onlook: vi.fn(),
    highlight: new Set(),
    still: true,
  };
}
function show(key: string, lang = 'en', draft: Draft = EMPTY): BoardProps & { container: HTMLElement } {
  const props = propsOf(key, lang, draft);
  const { container } = render(Board, { props });
  return { ...props, container };
}
function thing(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="${id}"]`);
  if (!found) throw new Error(id);
  return found;
}
const glowing = (): (string | null)[] =>
  [...document.querySelectorAll('.land.target')].map((land) => land.getAttribute('data-thing'));
const numbered = (props: Pick<BoardProps, 'ask'>, notation: string): number =>
  [...(props.ask?.choices ?? []), ...(props.ask?.lent ?? [])].find((choice) => choice[3] === notation)?.[0] ?? -1;

afterEach(cleanup);

/** A button by what it is called. */
function called(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((button) => {
    const words = (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof name === 'string' ? words === name : name.test(words);
  });
  if (!found) throw new Error(String(name));
  return found;
}

describe('every situation', () => {
  const cases = [
    ...Object.keys(made.pictures).map((key) => [key, 'en']),
    ...['select', 'battle', 'lay'].map((key) => [key, 'de']),
  ];
  it.each(cases)(
    'has words, a name for every button, and an engraving for all it draws: %s, %s',
    (key = '', lang = '') => {
      const { container } = show(key, lang);
      expect(container.innerHTML).not.toMatch(/board-sands-|undefined|NaN|\{\w+\}/);
      for (const button of container.querySelectorAll('button, [role="button"]')) {
        const name = button.getAttribute('aria-label') ?? button.textContent;
        expect(name?.trim(), button.outerHTML).toBeTruthy();
      }
      const known = new Set([...container.querySelectorAll('symbol')].map(({ id }) => `#${id}`));
      const used = [...container.querySelectorAll('use[href^="#sd-"]')].map((use) => use.getAttribute('href') ?? '');
      expect(used.filter((href) => !known.has(href))).toEqual([]);
    },
  );
});

describe('cards', () => {
  it('are all there, and a tap chooses one', async () => {
    const { container, onthing } = show('select');
    expect(container.querySelectorAll('[data-thing^="card/"]')).toHaveLength(14);
    await fireEvent.click(thing('card/raid'));
    expect(onthing).toHaveBeenCalledWith('card/raid');
  });
  it('explain themselves when none is asked for', async () => {
    const { onthing, onhelp } = show('build');
    await fireEvent.click(thing('card/raid'));
    expect(onthing).not.toHaveBeenCalled();
    expect(onhelp).toHaveBeenCalledWith('card/raid');
  });
  it('lie face down, and it is said for whom everybody waits', () => {
    const { container } = show('waiting');
    expect(thing('card/conquer').getAttribute('aria-label')).toBe('Conquer: face down');
    expect(container.textContent).toContain('Waiting for Nicole, Tarek.');
  });
  it('do not lie before they are chosen: neither in the replay, nor for those who only watch', () => {
    const props = propsOf('select');
    const { container, rerender } = render(Board, { props: { ...props, ask: null } });
    expect(container.textContent).not.toContain('face down.');
    void rerender({ ...propsOf('waiting'), as: -1, you: [] });
    expect(container.textContent).not.toContain('face down.');
  });
  it('of which one is tapped are played or taken back', async () => {
    const { onsend, ...props } = show('card', 'en', { pieces: [], things: ['card/build'] });
    await fireEvent.click(called('Take back Build'));
    expect(onsend).toHaveBeenCalledWith([numbered(props, 'return build')]);
  });
});

describe('bonus actions', () => {
  it('are never taken by a mere tap on a land', async () => {
    const { onthing, onsend, ...props } = show('card');
    expect(glowing()).toEqual([]);
    await fireEvent.click(thing('land/gallia'));
    expect(onthing).not.toHaveBeenCalled();
    await fireEvent.click(called('Oppress: Gallia (+3)'));
    expect(onsend).toHaveBeenCalledWith([numbered(props, 'oppress gallia')]);
  });
  it('are offered beside any question of one’s turn', async () => {
    const { onsend, ...props } = show('build');
    await fireEvent.click(thing('bonus/tax'));
    await fireEvent.click(called(/^Tax: gold/));
    expect(onsend).toHaveBeenCalledWith([numbered(props, 'tax gold')]);
  });
});

describe('citizens on the move', () => {
  it('go from a land to another, one for each tap', async () => {
    const { onpick, ...props } = show('migrate');
    expect(glowing()).toContain('land/hispania');
    await fireEvent.click(thing('land/hispania'));
    expect(glowing()).toContain('land/mauretania');
    expect(glowing()).not.toContain('land/syria');
    await fireEvent.click(thing('land/mauretania'));
    expect(onpick).toHaveBeenCalledWith(numbered(props, 'move peasant hispania mauretania'));
  });
  it('are counted in a tally that can be taken back', async () => {
    const piece = numbered(propsOf('migrate'), 'move peasant hispania mauretania');
    const { container, ondrop } = show('migrate', 'en', { pieces: [piece, piece], things: [] });
    expect(container.querySelector('.ways text')?.textContent).toBe('2');
    expect(glowing()).not.toContain('land/hispania');
    await fireEvent.click(called('One less: peasant, Hispania → Mauretania'));
    expect(ondrop).toHaveBeenCalledWith(piece);
  });
  it('of another kind go when that kind is chosen', async () => {
    const { onpick, ...props } = show('migrate');
    await fireEvent.click(thing('land/italia'));
    await fireEvent.click(called('2 × peasant'));
    await fireEvent.click(thing('land/gallia'));
    expect(onpick).toHaveBeenCalledWith(numbered(props, 'move peasant italia gallia'));
  });
});

describe('a battle', () => {
  it('explains both strengths term by term, and takes a die', async () => {
    const { container, onsend, ...props } = show('battle');
    const sides = [...container.querySelectorAll('.side')].map((side) => side.textContent ?? '');
    expect(sides.find((side) => side.includes('attacks'))).toMatch(/Marion.*Peasants.*Warriors.*Advances.*4 \+/);
    expect(sides.find((side) => side.includes('defends'))).toMatch(/Nicole.*Structures.*7 \+/);
    await fireEvent.click(called(/^Set a 3/));
    expect(onsend).toHaveBeenCalledWith([numbered(props, 'die 3')]);
  });
  it('asks for the losses', async () => {
    const { onthing } = show('losses');
    await fireEvent.click(thing('citizen/peasant'));
    expect(onthing).toHaveBeenCalledWith('citizen/peasant');
  });
});

describe('chronicles', () => {
  it('tell how near an empire is to each of them', () => {
    const { container } = show('card');
    expect(container.textContent).toContain(
      'Chronicle 3 in “C: territories”: 4 of 6, heritage 3 of 3; brings points: 6',
    );
  });
  it('are laid with these facts before the eyes', async () => {
    const { onsend, ...props } = show('lay');
    const card = called(/^Chronicle 1.*13 of 12.*3 of 1/);
    await fireEvent.click(card);
    expect(onsend).toHaveBeenCalledWith([numbered(props, 'lay 1')]);
  });
  it('of another seat are shown when its mat is tapped', async () => {
    const { container } = show('card');
    await fireEvent.click(thing('seat/2'));
    expect(container.textContent).toContain('How near Tarek is');
    expect(container.textContent).toContain('Chronicle 3 in “C: territories”: 5 of 6, heritage 2 of 3');
  });
});

it('lands are told in words, with all that is on them', () => {
  show('card');
  expect(thing('land/libya').getAttribute('aria-label')).toMatch(
    /^Libya, plains, .*capital \(Nicole\), Marion: 1 × peasant, Marion: 1 × warrior, Nicole: 2 × peasant.*Fortress, Temple$/,
  );
  expect(document.querySelectorAll('.land')).toHaveLength(Object.keys(LANDS).length);
});

it.each([false, true])('the end explains points and tie-break; it decided: %s', (decided) => {
  const { scores, players, view } = sceneOf(made, 'end');
  const tied = scores.map((score) => ({ ...score, points: 90, place: score.seat === 1 ? 1 : 2 }));
  const { label, name } = wordsOf('sands', 'en');
  const props = { scores: decided ? tied : scores, players, you: [0], view, label, name };
  const { container } = render(EndScreen, { props });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(container.textContent?.includes('Here they decided.')).toBe(decided);
});

describe('a choice that is looked at', () => {
  it('is drawn on the map and on the mats', () => {
    const props = propsOf('conquer');
    const after = structuredClone(props.view) as SandsView;
    const [first] = after.seats;
    if (!first || !after.lands.gallia) throw new Error('gallia');
    first.crops -= 2;
    after.lands.gallia.owner = 1;
    const { container } = render(Board, { props: { ...props, preview: after } });
    expect(container.querySelectorAll('.pieces.would')).toHaveLength(1);
    expect([...container.querySelectorAll('.mats i')].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      '−2',
    ]);
  });
});
