/** What the keys do at a table. */
import type { KeyActs } from '../keys';
import type { Table } from './table.svelte';

/** The places of the page that keys lead to. */
export interface Places {
  help(): void;
  rules(): void;
  choices(): void;
  story(): void;
  board(): void;
}

export function actsOf(table: Table, places: Places): KeyActs {
  const { hand, past, aside, show } = table;
  /** While others' moves are shown, the first key brings the present. */
  const now = (act: () => void): void => (show.isOn ? show.skip() : act());
  return {
    pick: (at) =>
      now(() => {
        const entry = hand.entries[at];
        if (entry) hand.press(entry);
      }),
    count: () => hand.entries.length,
    confirm: () => now(() => hand.confirm()),
    back: () => hand.back(),
    undo: () => void table.undo(),
    redo: () => void table.redo(),
    help: () => {
      const thing = document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
      if (thing) void aside.help(thing);
      else places.help();
    },
    focusChoices: () => places.choices(),
    focusBoard: () => places.board(),
    story: () => places.story(),
    hint: () => now(() => void aside.advise()),
    step: (by) => {
      if (past.isOpen) void past.step(by);
      return past.isOpen;
    },
    escape: () => {
      if (aside.note) aside.close();
      else if (aside.hint) aside.shut();
      else if (hand.sure) hand.sure = null;
      else if (past.isOpen) past.close();
      else now(() => hand.clear());
    },
    replay: () => {
      if (past.isOpen) past.close();
      else void past.see(table.picture?.n ?? 0);
    },
    rules: () => places.rules(),
  };
}
