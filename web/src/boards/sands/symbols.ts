/** Small drawings of the relief; the foot stands at 0 0, a size of 1 is about 14 wide and 12 high. */

export interface Symbol {
  body: string;
  /** Fine lines over it: shadow, trunk. */
  lines?: string;
  /** Green instead of stone. */
  leaf?: boolean;
  /** A line, not a shape. */
  open?: boolean;
}

export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  peak: { body: 'M-7 0C-5-3-3-8 0-12 2-8 5-3 7 0', lines: 'M.2-11C.5-7 1-4 2.600-.5M1.900-8C2.300-5.500 3-3 4.400-.5M3.800-5C4.200-3.300 4.800-2 5.800-.5' },
  twin: {
    body: 'M-8.500 0C-7-3-5.500-6-3.700-8-2.800-6.500-1.800-5-1-4 .5-8 1.800-10.500 3.400-12.500 5-9 7-4 9 0',
    lines: 'M-3.600-7.500C-3.400-5-3-3-2-.5M3.500-11.500C3.600-7.500 4-4 5.200-.5M5.200-8C5.400-5 6-2.500 7-.5',
  },
  hill: { body: 'M-7 0C-5-7 4-7.500 7 0', lines: 'M1-5C2-4 2.600-2.500 3-.5M3.300-4.200C4.200-3 4.600-2 5-.5' },
  oak: { body: 'M-4.500-3.500c-3-.5-2.500-4.500.3-4.700-.3-4 8.100-4 8 0 2.900.2 3.400 4.200.4 4.700z', lines: 'M0 0V-4', leaf: true },
  fir: { body: 'M-4-2.600-.1-12.500 3.800-2.600z', lines: 'M0 0V-3', leaf: true },
  palm: {
    body: 'M.6-9.500C-2-11.500-4.500-10.500-5.500-8M.6-9.500C3-11.800 5.600-10.800 6.500-8.200M.6-9.500C-1.200-12.400-3.600-12.600-5-11.500M.6-9.500C2.200-12.500 4.800-12.700 6-11.500M.6-9.500C0-7.800-1-7-2.200-6.500',
    lines: 'M0 0C.9-3 .2-6 .6-9.500',
    leaf: true,
    open: true,
  },
  tuft: { body: 'M-3 0-4.300-3.600M-.9 0-1.300-5M1.200 0 1.900-4.600M3.100 0 4.600-3.200', leaf: true, open: true },
  dune: { body: 'M-8 0C-5-5 0-5.500 3-1M1.500-2.800C4-4.600 6.500-3 8.500 0', open: true },
};
