import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import made from '../../../dev/fixtures/gentes/pictures.json';
import { sceneOf, wordsOf } from '../../../dev/words';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import EndScreen from './EndScreen.svelte';
import { PLACES } from './land';
import type { GentesFacts, GentesView } from './schema.gen';

const scenes = Object.keys(made.pictures);

function propsOf(key: string, lang = 'en', draft: number[] = []): BoardProps {
  const picture = sceneOf(made, key);
  const ask = picture.asks[0] ?? null;
  const things = [
    ...(ask?.choices ?? []).flatMap(([, some]) => some),
    ...(ask?.pieces ?? []).flatMap(([, , some]) => some),
  ];
  return {
    view: picture.view,
    facts: picture.facts,
    preview: picture.preview,
    outcome: picture.outcome,
    as: picture.as,
    players: picture.players,
    you: picture.you,
    ask,
    draft,
    targets: new Set(things),
    ...wordsOf('gentes', lang),
    onthing: vi.fn(),
    ondrop: vi.fn(),
    onsend: vi.fn(),
    onhelp: vi.fn(),
    onlook: vi.fn(),
    onundo: vi.fn(),
    highlight: new Set(),
    still: true,
  };
}
function show(key: string, lang = 'en', draft: number[] = []): BoardProps & { container: HTMLElement } {
  const props = propsOf(key, lang, draft);
  const { container } = render(Board, { props });
  return { ...props, container };
}
function thing(id: string, within = ''): HTMLElement {
  return document.querySelector(`${within} [data-thing="${id}"]`) as HTMLElement;
}
function numberOf(props: BoardProps, notation: string): number | undefined {
  return props.ask?.choices.find(([, , , said]) => said === notation)?.[0];
}

afterEach(cleanup);

describe('every situation', () => {
  for (const lang of ['en', 'de']) {
    for (const key of scenes) {
      it(`is drawn with words, a name for every button and a place for every answer: ${key}, ${lang}`, () => {
        const { container, ask } = show(key, lang);
        expect(container.innerHTML).not.toMatch(/board-gentes-|undefined|NaN|\{\w+\}/);
        for (const button of container.querySelectorAll('button')) {
          const name = button.getAttribute('aria-label') ?? button.textContent;
          expect(name?.trim(), button.outerHTML).toBeTruthy();
        }
        for (const [number, targets, words, notation] of ask?.choices ?? []) {
          if (number === ask?.done || /^(recruit|swap) /.test(notation)) continue;
          const sent = container.querySelector(`[data-choice="${number}"]`);
          const tapped = targets.length > 0 && targets.every((one) => container.querySelector(`[data-thing="${one}"]`));
          expect(sent ?? tapped, `${words} (${notation})`).toBeTruthy();
        }
      });
    }
  }
  it('has a place on the map for every city', () => {
    const { cities } = sceneOf(made, 'four').facts as GentesFacts;
    expect(Object.keys(cities).filter((city) => !(city in PLACES))).toEqual([]);
  });
});

describe('a turn', () => {
  it('tells what a tile costs in coins and time before it is taken', async () => {
    const { onthing, container } = show('turn');
    const tile = thing('tile/seafarer_1');
    expect(tile.textContent).toContain(
      'coins: 0, hourglasses: 3 · fields it takes: 4 · or fields: 3, stays next round: 1',
    );
    await fireEvent.mouseOver(tile);
    const says = container.querySelector('.own .says')?.textContent;
    expect(says).toContain('Coins 13 → 13');
    expect(says).toContain('Fields 4, free 1, stays 0');
    expect(says).toContain('Fields 3, free 2, stays 1');
    expect(container.querySelectorAll('.own .plan')).toHaveLength(4);
    await fireEvent.click(tile);
    expect(onthing).toHaveBeenCalledWith('tile/seafarer_1');
  });
  it('asks why not for a tile that somebody has', async () => {
    const { onthing } = show('turn');
    expect(thing('tile/scribe_3').textContent).toContain('Tarek');
    await fireEvent.click(thing('tile/scribe_3'));
    expect(onthing).toHaveBeenCalledWith('tile/scribe_3');
  });
  it('shows a card of the row large, and chooses it only where it can be chosen', async () => {
    const { onthing } = show('turn');
    await fireEvent.click(thing('card/arena', '.market'));
    expect(onthing).not.toHaveBeenCalled();
    const near = screen.getByRole('dialog');
    expect(near.textContent).toContain('3 soldiers');
    expect(near.textContent).toContain('You lose 1 soldier');
    expect(near.textContent).toContain('Reconstructed');
    await fireEvent.click(screen.getByRole('button', { name: 'Next card' }));
    expect(screen.getByRole('dialog').textContent).toContain('Forum');
  });
  it('says on each hand card what it lacks', () => {
    const { container, view } = show('score');
    const hand = (view as GentesView).seats[sceneOf(made, 'score').asks[0]?.seat ?? 0]?.hand ?? [];
    expect(container.querySelectorAll('.hand .lack')).toHaveLength(hand.length);
    cleanup();
    const settled = show('settle');
    expect(settled.container.querySelector('.hand .lack')?.textContent).toBe('missing: 3 priests');
  });
  it('answers with a number of doubles', async () => {
    const props = show('doubles');
    await fireEvent.click(screen.getByRole('button', { name: /1 double/ }));
    expect(props.onsend).toHaveBeenCalledWith([numberOf(props, 'doubles 1')]);
  });
  it('trains from the row of costs', async () => {
    const { onthing } = show('train');
    await fireEvent.click(thing('group/noble', '.philosopher'));
    expect(onthing).toHaveBeenCalledWith('group/noble');
  });
  it('takes a card into the draft and puts it back', async () => {
    const { onthing } = show('take');
    await fireEvent.click(thing('card/arena', '.market'));
    expect(onthing).toHaveBeenCalledWith('card/arena');
    cleanup();
    const piece =
      sceneOf(made, 'take').asks[0]?.pieces.find(([, , things]) => things.includes('card/arena'))?.[0] ?? -1;
    const { ondrop } = show('take', 'en', [piece]);
    await fireEvent.click(thing('card/arena', '.market'));
    expect(ondrop).toHaveBeenCalledWith(piece);
  });
  it('exchanges people beside the main action', async () => {
    const props = show('turn');
    await fireEvent.click(screen.getByRole('button', { name: /Additional actions/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Soldiers' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Priests' }));
    expect(props.onsend).toHaveBeenCalledWith([numberOf(props, 'swap soldier priest')]);
  });
  it('tells what can be done with a group that is tapped for additional actions alone', async () => {
    const props = show('swap');
    await fireEvent.click(thing('group/artisan', '.people'));
    expect(props.onthing).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Nobles' }));
    expect(props.onsend).toHaveBeenCalledWith([numberOf(props, 'swap artisan noble')]);
  });
});

describe('the table', () => {
  it('brings another mat with one tap', async () => {
    show('turn');
    expect(screen.getByRole('region', { name: 'The mat of Marion' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Nicole: points 26/ }));
    expect(screen.getByRole('region', { name: 'The mat of Nicole' }).textContent).toContain('Covered cards in hand: 2');
  });
  it('lets everybody look through the stacks', async () => {
    const { view } = show('turn');
    await fireEvent.click(screen.getByRole('button', { name: /^Discard pile/ }));
    const { pile } = view as GentesView;
    for (const card of pile)
      expect(screen.getByRole('dialog').querySelector(`[data-thing="card/${card}"]`)).toBeTruthy();
  });
  it('closes a region with two', () => {
    show('two');
    expect(thing('city/carthago')).toBeNull();
    expect(thing('region/yellow').textContent).toContain('closed');
  });
});

describe('the end', () => {
  const end = sceneOf(made, 'end');
  const given = { players: end.players, you: [0], view: end.view, ...wordsOf('gentes', 'en') };
  it('adds up to the points of everybody', () => {
    render(EndScreen, { props: { ...given, scores: end.scores } });
    for (const { points, parts } of end.scores) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(points);
    }
    expect(document.body.textContent).toContain('Nobody is level');
  });
  it('explains a tie by played cards, by coins, and a shared victory', () => {
    const level = (tie: (seat: number) => number, place: (seat: number) => number) =>
      end.scores.map((score) => ({ ...score, points: 30, tie_break: tie(score.seat), place: place(score.seat) }));
    const { unmount } = render(EndScreen, {
      props: {
        ...given,
        scores: level(
          () => 1_000_003,
          () => 1,
        ),
      },
    });
    expect(document.body.textContent).toContain('they share the victory');
    unmount();
    const table = end.view as GentesView;
    const seats = table.seats.map((seat, i) => ({ ...seat, played: ['altar', 'road', 'forge'].slice(i) }));
    render(EndScreen, {
      props: {
        ...given,
        view: { ...table, seats },
        scores: level(
          (seat) => (3 - seat) * 1_000_000,
          (seat) => seat + 1,
        ),
      },
    });
    expect(document.body.textContent).toContain('More played cards decide');
  });
});
