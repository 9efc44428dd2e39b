/** Small drawings of the relief; the foot stands at 0 0, a size of 1 is about 14 wide and 12 high. */

export interface Drawing {
  body: string;
  /** Fine lines over it: shadow, trunk. */
  lines?: string;
  /** Green instead of stone. */
  leaf?: boolean;
  /** A line, not a shape. */
  open?: boolean;
}

export const SYMBOLS: Readonly<Record<string, Drawing>> = {
  peak: {
    body: 'M-7 0C-5-3-3-8 0-12 2-8 5-3 7 0',
    lines: 'M.2-11C.5-7 1-4 2.6-.5M1.9-8C2.3-5.5 3-3 4.4-.5M3.8-5C4.2-3.3 4.8-2 5.8-.5',
  },
  twin: {
    body: 'M-8.5 0C-7-3-5.5-6-3.7-8-2.8-6.5-1.8-5-1-4 .5-8 1.8-10.5 3.4-12.5 5-9 7-4 9 0',
    lines: 'M-3.6-7.5C-3.4-5-3-3-2-.5M3.5-11.5C3.6-7.5 4-4 5.2-.5M5.2-8C5.4-5 6-2.5 7-.5',
  },
  hill: { body: 'M-7 0C-5-7 4-7.5 7 0', lines: 'M1-5C2-4 2.6-2.5 3-.5M3.3-4.2C4.2-3 4.6-2 5-.5' },
  oak: { body: 'M-4.5-3.5c-3-.5-2.5-4.5.3-4.7-.3-4 8.1-4 8 0 2.9.2 3.4 4.2.4 4.7z', lines: 'M0 0V-4', leaf: true },
  fir: { body: 'M-4-2.6-.1-12.5 3.8-2.6z', lines: 'M0 0V-3', leaf: true },
  palm: {
    body: 'M.6-9.5C-2-11.5-4.5-10.5-5.5-8M.6-9.5C3-11.8 5.6-10.8 6.5-8.2M.6-9.5C-1.2-12.4-3.6-12.6-5-11.5M.6-9.5C2.2-12.5 4.8-12.7 6-11.5M.6-9.5C0-7.8-1-7-2.2-6.5',
    lines: 'M0 0C.9-3 .2-6 .6-9.5',
    leaf: true,
    open: true,
  },
  tuft: { body: 'M-3 0-4.3-3.6M-.9 0-1.3-5M1.2 0 1.9-4.6M3.1 0 4.6-3.2', leaf: true, open: true },
  dune: { body: 'M-8 0C-5-5 0-5.5 3-1M1.5-2.8C4-4.6 6.5-3 8.5 0', open: true },
};
