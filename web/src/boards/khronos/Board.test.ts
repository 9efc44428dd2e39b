import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import made from '../../../dev/fixtures/khronos/pictures.json';
import { sceneOf, wordsOf } from '../../../dev/words';
import type { ChoicePicture } from '../../net/schema.gen';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import EndScreen from './EndScreen.svelte';

type Key = keyof typeof made.pictures;

function propsOf(key: Key, lang = 'en', seen = true): BoardProps {
  const picture = sceneOf(made, key);
  const ask = picture.asks[0] ?? null;
  const things = [
    ...[...(ask?.choices ?? []), ...(ask?.lent ?? [])].flatMap(([, some]) => some),
    ...(ask?.pieces ?? []).flatMap(([, , some]) => some),
  ];
  return {
    view: picture.view,
    facts: picture.facts,
    preview: seen ? picture.preview : null,
    outcome: seen ? picture.outcome : null,
    as: picture.as,
    players: picture.players,
    you: picture.you,
    ask,
    draft: [],
    targets: new Set(things),
    ...wordsOf('khronos', lang),
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
function show(key: Key, lang = 'en', seen = true): BoardProps & { container: HTMLElement } {
  const props = propsOf(key, lang, seen);
  const { container } = render(Board, { props });
  return { ...props, container };
}
/** The map of an age, as keyboard and pointer reach it. */
function field(at: number): HTMLElement {
  return document.querySelectorAll<HTMLElement>('button.hit')[at] as HTMLElement;
}
function thing(id: string): HTMLElement {
  return document.querySelector(`[data-thing="${id}"]`) as HTMLElement;
}

vi.setConfig({ testTimeout: 60_000 }); // a busy machine is slow, not wrong
afterEach(cleanup);

describe('every situation', () => {
  for (const lang of ['en', 'de']) {
    for (const key of Object.keys(made.pictures) as Key[]) {
      it(`is drawn with words and a name for every button: ${key}, ${lang}`, () => {
        const { container } = show(key, lang);
        expect(container.innerHTML).not.toMatch(/board-khronos-|undefined|NaN|\{\w+\}/);
        for (const button of container.querySelectorAll('button')) {
          const name = button.getAttribute('aria-label') ?? button.textContent;
          expect(name?.trim(), button.outerHTML).toBeTruthy();
        }
      });
    }
  }
  it('draws the land once for all maps', () => {
    const { container } = show('act');
    expect(container.querySelectorAll('symbol#kh-land')).toHaveLength(1);
    expect(container.querySelectorAll('use[href="#kh-land"]')).toHaveLength(3);
  });
});

describe('a turn', () => {
  it('takes a tile from the box', async () => {
    const { onthing } = show('act');
    await fireEvent.click(thing('tile/town'));
    expect(onthing).toHaveBeenCalledWith('tile/town');
  });
  it('asks for the age when a tile or an adventurer could go to several', async () => {
    const props = propsOf('act');
    const { rerender } = render(Board, { props });
    await fireEvent.click(thing('adventurer/first'));
    expect(props.onthing).toHaveBeenCalledWith('adventurer/first');
    await rerender({ ...props, targets: new Set(['era/faith', 'era/reason']) });
    expect(thing('adventurer/first').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(field(1));
    expect(props.onthing).toHaveBeenLastCalledWith('era/faith');
  });
  it('answers in words what has no place on the table', async () => {
    const props = propsOf('start');
    const choices: ChoicePicture[] = [1, 2].map((n) => [n, [], `Way ${n}`, `split ${n}`]);
    if (props.ask) props.ask = { ...props.ask, key: 'ask-split', choices };
    render(Board, { props: { ...props, advised: new Set([2]) } });
    const [first, second] = screen.getAllByRole('button', { name: /Way/ }) as [HTMLElement, HTMLElement];
    expect([first, second].map((one) => one.classList.contains('advised'))).toEqual([false, true]);
    await fireEvent.click(first);
    expect(props.onsend).toHaveBeenCalledWith([1]);
  });
  it('leaves yes or no to the bar, so that nothing covers the table', () => {
    show('start');
    expect(screen.queryByRole('button', { name: /Exchange cards/ })).toBeNull();
  });
  it('pays with cards', async () => {
    const { onthing } = show('surcharge');
    await fireEvent.click(thing('card/civil'));
    expect(onthing).toHaveBeenCalledWith('card/civil');
  });
  it('turns the purse', async () => {
    const { onthing } = show('act');
    await fireEvent.click(screen.getByRole('button', { name: 'Lay your coins open' }));
    expect(onthing).toHaveBeenCalledWith('purse/open');
  });
});

describe('a tile in the hand', () => {
  it('goes with the arrow keys and is laid with Enter', async () => {
    const { onthing, onlook } = show('shadow', 'en', false);
    await fireEvent.focus(field(0));
    const start = field(0).dataset.thing;
    expect(start).toMatch(/^site\/might-/);
    expect(onlook).toHaveBeenLastCalledWith(start);
    await fireEvent.keyDown(field(0), { key: 'ArrowRight' });
    const next = field(0).dataset.thing;
    expect(next).not.toBe(start);
    expect(onlook).toHaveBeenLastCalledWith(next);
    expect(field(0).getAttribute('aria-label')).toMatch(/Keep: (not )?possible here/);
    await fireEvent.click(field(0));
    expect(onthing).toHaveBeenCalledWith(next);
    expect(document.querySelectorAll('.ghost')).toHaveLength(1);
  });
  it('is refused where the table says no: the tap asks why', async () => {
    const { onthing } = show('shadow', 'en', false);
    await fireEvent.focus(field(0));
    for (let i = 0; i < 20; i++) await fireEvent.keyDown(field(0), { key: 'ArrowLeft' });
    for (let i = 0; i < 20; i++) await fireEvent.keyDown(field(0), { key: 'ArrowUp' });
    for (let i = 0; i < 3; i++) await fireEvent.keyDown(field(0), { key: 'ArrowDown' });
    expect(field(0).dataset.thing).toBe('site/might-a4');
    expect(document.querySelector('.ghost.refused')).not.toBeNull();
    await fireEvent.click(field(0));
    expect(onthing).toHaveBeenCalledWith('site/might-a4');
  });
  it('is laid by a finger first, and built by a second tap', async () => {
    const { onthing } = show('shadow', 'en', false);
    const finger = { pointerType: 'touch', clientX: 1, clientY: 1 };
    await fireEvent.pointerDown(field(0), finger);
    await fireEvent.pointerUp(field(0), finger);
    await fireEvent.click(field(0), { detail: 1 });
    expect(onthing).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Build here' }));
    expect(onthing).toHaveBeenCalledTimes(1);
  });
  it('can be put back', async () => {
    const { onundo } = show('shadow');
    await fireEvent.click(screen.getByRole('button', { name: /Put it back/ }));
    expect(onundo).toHaveBeenCalled();
  });
});

describe('a preview', () => {
  it('is seen on all three maps', () => {
    const { container } = show('shadow');
    expect(container.querySelectorAll('.shadow .added')).toHaveLength(3);
    expect(container.querySelectorAll('.beam')).toHaveLength(4);
    expect(container.textContent).toContain('Keep, ruined');
  });
  it('strikes out what a paradox erases', () => {
    const { container } = show('paradox');
    expect(container.querySelectorAll('.shadow .strike')).toHaveLength(2);
    expect(container.textContent).toContain('✕ Monastery (Nicole)');
  });
  it('shows who loses taxes', () => {
    const { container } = show('paradox');
    expect([...container.querySelectorAll('.taxes b.less')].map((one) => one.textContent)).toEqual(['−1']);
  });
  it('leaves open what somebody must still decide', () => {
    const { container } = show('merge');
    expect([...container.querySelectorAll('.taxes b.open')].map((one) => one.textContent)).toEqual(['±?', '±?']);
    expect(container.querySelectorAll('.question')).toHaveLength(1);
  });
  it('marks a copy that is not made', () => {
    const { container } = show('stopped');
    expect(container.querySelectorAll('.stopped')).toHaveLength(1);
  });
});

describe('reading', () => {
  it('tells a building and its domain', async () => {
    const { container } = show('act');
    const box = { left: 0, top: 0, width: 332, height: 412 };
    field(0).getBoundingClientRect = () => box as DOMRect;
    await fireEvent.pointerMove(field(0), { pointerType: 'mouse', clientX: 9 + 2.5 * 20, clientY: 9 + 7.5 * 20 });
    expect(field(0).dataset.thing).toBe('site/might-c8');
    expect(container.textContent).toContain('Keep (Marion)');
    expect(container.textContent).toMatch(/Marion rules it and gets 3/);
  });
  it('explains when nothing is asked', async () => {
    const props = propsOf('end');
    render(Board, { props });
    await fireEvent.click(thing('part/round'));
    expect(props.onhelp).toHaveBeenCalledWith('part/round');
    await fireEvent.click(thing('part/map'));
    expect(props.onhelp).toHaveBeenCalledWith('part/map');
  });
});

it('the end shows everybody’s coins', () => {
  const picture = sceneOf(made, 'end');
  const { label, name } = wordsOf('khronos', 'en');
  const { container } = render(EndScreen, {
    props: { scores: picture.scores, players: picture.players, you: [0], view: picture.view, label, name },
  });
  expect(container.textContent).toContain('Nicole');
  expect(container.querySelectorAll('li')).toHaveLength(3);
});
