/** The shapes of the seats on a field of 24 × 24, the same as beside the players' names. */
export const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  'M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z',
  'M12 .8 23.5 21.5a.9.9 0 0 1-.8 1.3H1.3a.9.9 0 0 1-.8-1.3z',
  'M12 .3 23.7 12 12 23.7.3 12z',
  'M6.5 1.5h11l5.8 10.5-5.8 10.5h-11L.7 12z',
] as const;
