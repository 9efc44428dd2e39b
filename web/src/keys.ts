/** The whole game by keyboard. */

export interface KeyActs {
  /** Choose the n-th entry of the list, from 0. */
  pick(index: number): void;
  count(): number;
  confirm(): void;
  back(): void;
  undo(): void;
  redo(): void;
  help(): void;
  focusChoices(): void;
  focusBoard(): void;
  /** Steps in the replay; false if nothing is replayed. */
  step(by: number | 'first' | 'last'): boolean;
  escape(): void;
  replay(): void;
  rules(): void;
  story(): void;
  hint(): void;
}

/** Numbers of more than one digit: 1 then 2 is twelve, if there are so many; else it counts at once. */
export class Digits {
  private text = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly act: (index: number) => void,
    private readonly pause = 650,
  ) {}

  feed(digit: string, count: number): void {
    clearTimeout(this.timer);
    if (!this.text && digit === '0') return;
    this.text += digit;
    let number = Number(this.text);
    if (number > count) {
      this.text = digit === '0' ? '' : digit;
      number = Number(this.text);
    }
    if (!this.text || number > count) {
      this.text = '';
      return;
    }
    if (number * 10 > count) this.finish();
    else this.timer = setTimeout(() => this.finish(), this.pause);
  }

  finish(): void {
    clearTimeout(this.timer);
    const number = Number(this.text);
    this.text = '';
    if (number > 0) this.act(number - 1);
  }
}

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true;
  return element.tagName === 'INPUT' && !/^(range|checkbox|radio|button)$/.test((element as HTMLInputElement).type);
}

const PRESSABLE = 'button, a, summary, [role="button"], [role="slider"], [data-thing], input';

function pressable(target: EventTarget | null): Element | null {
  return (target as HTMLElement | null)?.closest?.(PRESSABLE) ?? null;
}

const STEPS: Record<string, number | 'first' | 'last'> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: 'first',
  End: 'last',
};

/** Listen to the window; returns what stops it. */
export function listen(acts: KeyActs, target: EventTarget = window): () => void {
  const digits = new Digits((index) => acts.pick(index));
  // Enter belongs to the button the keyboard has reached; one the mouse has left behind does not claim it.
  let left: Element | null = null;
  const onpointer = (event: Event): void => {
    left = pressable(event.target);
  };
  const onkey = (raw: Event): void => {
    const event = raw as KeyboardEvent;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // A drawer lies over the table. The browser closes it, even if its focused button has just been disabled.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) left = null;
    const button = pressable(event.target);
    const own = button !== null && button !== left;
    if (act(event, acts, digits, own)) event.preventDefault();
  };
  target.addEventListener('keydown', onkey);
  target.addEventListener('pointerdown', onpointer, true);
  return () => {
    target.removeEventListener('keydown', onkey);
    target.removeEventListener('pointerdown', onpointer, true);
  };
}

function act(event: KeyboardEvent, acts: KeyActs, digits: Digits, own: boolean): boolean {
  const { key } = event;
  if (/^[0-9]$/.test(key)) {
    digits.feed(key, acts.count());
    return true;
  }
  const step = STEPS[key];
  if (step !== undefined) {
    return (event.target as HTMLElement | null)?.tagName === 'INPUT' ? false : acts.step(step);
  }
  switch (key) {
    case 'Enter':
      if (own) return false;
      digits.finish();
      acts.confirm();
      return true;
    case 'd':
      acts.confirm();
      return true;
    case 'Backspace':
      acts.back();
      return true;
    case 'Escape':
      acts.escape();
      return true;
    case 'u':
      acts.undo();
      return true;
    case 'r':
      acts.redo();
      return true;
    case '?':
      acts.help();
      return true;
    case '/':
      acts.focusChoices();
      return true;
    case 'b':
      acts.focusBoard();
      return true;
    case 'p':
      acts.replay();
      return true;
    case 'h':
      acts.rules();
      return true;
    case 's':
      acts.story();
      return true;
    case 'w':
      acts.hint();
      return true;
    default:
      return false;
  }
}
