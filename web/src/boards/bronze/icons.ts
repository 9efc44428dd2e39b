/** Our own drawings as SVG markup. Lines take the colour of the text; `icon-*` classes take the board's colours. */

const line = (d: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, colour = 'currentColor', extra = ''): string => `<path d="${d}" fill="${colour}"${extra}/>`;
const rimmed = (d: string, colour: string): string =>
  `<path d="${d}" fill="${colour}" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>`;

const PEAK = 'M12 3 21.5 20.5H2.5Z';
const JAR =
  'M9.2 2.5h5.6v2.2c0 1.4 1.2 2 2.4 3.4 2.3 2.7 2.3 6.3.3 9.3-1 1.6-1.9 2.8-2.4 4.1H8.9c-.5-1.3-1.4-2.5-2.4-4.1-2-3-2-6.6.3-9.3 1.2-1.4 2.4-2 2.4-3.4z';
const SKULL =
  'M12 2.5c-5.3 0-8.5 3.4-8.5 8 0 2.8 1.2 4.6 3 5.6v3.2c0 .9.7 1.6 1.6 1.6h7.8c.9 0 1.6-.7 1.6-1.6v-3.2c1.8-1 3-2.8 3-5.6 0-4.6-3.2-8-8.5-8zM8.4 9.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7.2 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM12 13.8l1.3 2.4h-2.6z';

/** 24 × 24. */
export const ICONS: Record<string, string> = {
  // Goods: filled in their colour, with an outline of ink.
  wood: `${rimmed('M3.5 8.5 16 4.2c2.4-.4 4.6 1.7 4.6 4.6 0 2-.9 3.8-2.4 4.4L6.4 18.6c-2 .6-4.2-1.7-4.2-5 0-2.4.6-4.5 1.3-5.1z', 'var(--bz-wood)')}<ellipse cx="5.6" cy="13.4" rx="3.2" ry="5" fill="var(--bz-wood-end)" stroke="currentColor" stroke-width="1.4"/>${line('M5.6 11.4c.9 0 1.3 1 1.3 2s-.5 2-1.3 2-1.2-1-1.2-2 .4-2 1.2-2zM11 9l5-1.8M12 12.5l3-1.1', 1.1)}`,
  stone: `${rimmed('M3 17.5 5.2 9l6-4.5 6.3 2.3 3.5 7.4-2.6 5.3H6.4z', 'var(--bz-stone)')}${line('m5.2 9 5.6 2.6 6.7-4.8M10.8 11.6l-.9 7.9M10.8 11.6l10 2.6', 1.1)}`,
  pottery: `${rimmed(JAR, 'var(--bz-pottery)')}${line('M8.8 5.6C5.8 5 4.8 6.8 6 9.4M15.2 5.6c3-.6 4 1.2 2.8 3.8', 1.4)}${line('m5.9 12.8 1.7-1.6 2.2 1.9 2.2-1.9 2.2 1.9 2.2-1.9 1.7 1.6', 1.2)}`,
  cloth: `${rimmed('M3.5 6.5c3-2.3 5.6-.4 8.5-.4s5.5-1.9 8.5.4v11.3c-3 2-5.6.2-8.5.2s-5.5 1.8-8.5-.2z', 'var(--bz-cloth)')}${line('M3.5 10.3c3-2 5.6-.2 8.5-.2s5.5-1.8 8.5.2M3.5 14c3-2 5.6-.2 8.5-.2s5.5-1.8 8.5.2M4.5 18.7v2.3M8.5 18.6v2.3M15.5 18.6v2.3M19.5 18.7v2.3', 1.2)}`,
  metal: `${rimmed('M12 2c2.6 3.2 4.6 6.3 4.6 9.5 0 1.8-1 3-2.4 3.5V22H9.8v-7c-1.4-.5-2.4-1.7-2.4-3.5C7.4 8.3 9.4 5.2 12 2z', 'var(--bz-metal)')}${line('M12 5v9.5M9.8 17.5h4.4M9.8 19.7h4.4', 1.2)}`,
  food: `${line('M12 22V9', 1.6)}${['M12 9.5c-2.6-2.5-2.6-5 0-8 2.6 3 2.6 5.5 0 8z', 'M11.6 13.5C8 13.4 6.4 11.5 6.6 8c3.3.4 5 2.2 5 5.5zM12.4 13.5c3.6-.1 5.2-2 5-5.5-3.3.4-5 2.2-5 5.5z', 'M11.6 18.3c-3.6-.1-5.2-2-5-5.5 3.3.4 5 2.2 5 5.5zM12.4 18.3c3.6-.1 5.2-2 5-5.5-3.3.4-5 2.2-5 5.5z'].map((d) => `<path d="${d}" fill="var(--bz-food)" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"/>`).join('')}`,

  // Things counted.
  die: `${line('M6.5 3h11A3.5 3.5 0 0 1 21 6.5v11a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 17.5v-11A3.5 3.5 0 0 1 6.5 3z')}<g fill="currentColor"><circle cx="8" cy="8" r="1.7"/><circle cx="16" cy="8" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="8" cy="16" r="1.7"/><circle cx="16" cy="16" r="1.7"/></g>`,
  city: shape(
    'M2.5 21V11l4-3.5 4 3.5v1.5l3-2.5V5.5h1.7V3.5h1.8v2h2.3V3.5h1.7V21h-6v-4h-2.5v4zM5.5 13v2.5H8V13z',
    'currentColor',
    ' fill-rule="evenodd"',
  ),
  monument: `${shape(PEAK)}<path d="M7 12.4h10M9.5 8h5M4.7 16.6h14.6" stroke="var(--bz-on-icon)" stroke-width="1.2"/>`,
  jar: shape(JAR),
  skull: shape(SKULL, 'currentColor', ' fill-rule="evenodd"'),
  star: shape('m12 2.3 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3L7.3 14l-5-4.7 6.8-.8z'),
  scroll: line(
    'M7 4h11a2.5 2.5 0 0 1 0 5h-1.5M7 4a2.5 2.5 0 0 0-2.5 2.5V18A2.5 2.5 0 0 0 7 20.5h9.5V6.5M8.5 9h4.5M8.5 12.5h4.5M8.5 16h4.5',
  ),
  worker: `<circle cx="10" cy="6" r="3" fill="currentColor"/>${shape('M5.5 12c1-2 2.5-2.5 4.5-2.5s3.5.5 4.5 2.5l1 5.5h-2.2L12.8 22H7.2l-.5-4.5H4.5z')}${line('m14.5 13 4-7M15.5 4l5 3', 2.2)}`,
  coin: `<circle cx="12" cy="12" r="9.3" fill="var(--bz-coin)" stroke="currentColor" stroke-width="1.5"/>${line('M12 6.5v11M6.5 12h11M8.2 8.2l7.6 7.6M15.8 8.2l-7.6 7.6', 1.3)}`,
  lock: shape(
    'M7 10V8a5 5 0 0 1 10 0v2h.5A1.5 1.5 0 0 1 19 11.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-8A1.5 1.5 0 0 1 6.5 10zm2.2 0h5.6V8a2.8 2.8 0 0 0-5.6 0z',
    'currentColor',
    ' fill-rule="evenodd"',
  ),
  hand: line(
    'M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5v-1a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v6m0-3a1.5 1.5 0 0 1 3 0v6c0 4-2.5 6.5-6.5 6.5-3 0-4.5-1-6-3.5l-3-5c-.8-1.5 1-2.8 2.2-1.7L7 14',
  ),
  check: line('m4.5 12.5 5 5.5 10-12', 2.8),
  cross: line('M5 5l14 14M19 5 5 19', 2.2),
  shield: shape('M12 2.5 20 5v6.5c0 4.7-3 8.2-8 10-5-1.8-8-5.3-8-10V5z'),
  swap: line('M4 8.5h14.5M14.5 4l4.5 4.5-4.5 4.5M20 15.5H5.5M9.5 11 5 15.5 9.5 20', 2),
  chevron: line('m9 5 7 7-7 7', 2.2),
  back: line('m14.5 5-7 7 7 7', 2.2),
  minus: line('M5 12h14', 2.6),
  plus: line('M5 12h14M12 5v14', 2.6),
  down: line('m5 9 7 7 7-7', 2.4),
  crown: shape('M3.5 18.5 2 7.5l5.5 4L12 4l4.5 7.5 5.5-4-1.5 11z'),
  undo: line('M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9', 2.2),

  // Developments.
  leadership: line('M4.5 16.5 3 7.5l5.3 4L12 4.5l3.7 7 5.3-4-1.5 9zM4.8 20h14.4'),
  irrigation: line(
    'M12 2.5c-2.8 3.6-4.5 5.7-4.5 8.2a4.5 4.5 0 0 0 9 0c0-2.5-1.7-4.6-4.5-8.2zM2.5 19.5c1.6-1.7 3.2-1.7 4.8 0s3.2 1.7 4.7 0 3.2-1.7 4.8 0 3.1 1.7 4.7 0',
  ),
  agriculture: line(
    'M12 21.5V8M12 8.5c-2.3-2.2-2.3-4.2 0-6.5 2.3 2.3 2.3 4.3 0 6.5zM12 13c-3 0-4.7-1.5-4.7-4.7C10.3 8.5 12 10 12 13zM12 13c3 0 4.7-1.5 4.7-4.7C13.7 8.5 12 10 12 13zM12 18c-3 0-4.7-1.5-4.7-4.7C10.3 13.5 12 15 12 18zM12 18c3 0 4.7-1.5 4.7-4.7C13.7 13.5 12 15 12 18z',
    1.5,
  ),
  quarrying: line('M3.5 7.5C9 2.5 15 2.5 20.5 7.5 15 5.8 9 5.8 3.5 7.5zM12 6.3V21.5M10.5 21.5h3'),
  medicine: line(
    'M4 11h16c-.4 4.5-2.5 7-5.5 8h-5c-3-1-5.1-3.5-5.5-8zM7.5 21.5h9M13.5 11 18 2.5M9 7.5c-1.5-1.5-1.5-3 0-4.5',
  ),
  coinage: line(
    'M20 6.5c0 1.7-3.6 3-8 3s-8-1.3-8-3 3.6-3 8-3 8 1.3 8 3zM4 6.5V12c0 1.7 3.6 3 8 3s8-1.3 8-3V6.5M4 12v5.5c0 1.7 3.6 3 8 3s8-1.3 8-3V12',
  ),
  caravans: line(
    'M3.5 20.5v-7c0-2.5 1.3-4 3.3-4C7.8 6 11 6 12 9.5c2 0 3.3.8 3.7 2.5h1.8c.9-2.2.4-4.3-.3-6.5l3.8-.5c1.2 1.3.7 2.5-.5 3 .3 2.8-.5 6-3.5 7v5.5M7 20.5V16M13.5 20.5V16',
  ),
  religion: line('M12 11.5c-5.5-1.5-5-9 0-9s5.5 7.5 0 9zM12 11.5v10M6 14.5h12', 2.2),
  granaries: line('M4.5 21v-9.5C4.5 6.5 8 3 12 3s7.5 3.5 7.5 8.5V21zM9.5 21v-5.5h5V21M6 9.5h12'),
  masonry: line('M3 5.5h18v13H3zM3 12h18M9 5.5V12M15.5 5.5V12M6 12v6.5M12.5 12v6.5M18.5 12v6.5'),
  engineering: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/>${line('M12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21M5.6 5.6l4.6 4.6M13.8 13.8l4.6 4.6M18.4 5.6l-4.6 4.6M10.2 13.8l-4.6 4.6', 1.4)}`,
  architecture: line('M2.5 9 12 3.5 21.5 9zM5 9v9M9.7 9v9M14.3 9v9M19 9v9M3 18h18M2.5 21h19'),
  empire: `${line('M8 3.5C2.5 7.5 2.5 16 9.5 20.5M16 3.5c5.5 4 5.5 12.5-1.5 17M4.6 8.5 7.5 10M4 13l3.3.2M5.7 17l3-1M19.4 8.5 16.5 10M20 13l-3.3.2M18.3 17l-3-1')}${shape('m12 7.5 1.3 2.8 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z')}`,

  // Disasters.
  famine: line('M4 12h16c-.5 5-3.5 8-8 8s-7.5-3-8-8zM8 8.5c0-2 2-2 2-4M14 8.5c0-2 2-2 2-4'),
  drought: `<circle cx="12" cy="8.5" r="3.7" fill="none" stroke="currentColor" stroke-width="1.8"/>${line('M12 1.5v1M5.5 4l.8.7M18.5 4l-.8.7M4.5 9h1M18.5 9h1M2.5 16.5H21.5M8 16.5l2 2.5-1.5 3M15 16.5l-1 2 2 3')}`,
  pestilence: line(
    'M12 21c-4 0-6-2.5-6-7s2-7 6-7 6 2.5 6 7-2 7-6 7zM9 7.5C8.5 5 10 3.5 12 3.5s3.5 1.5 3 4M6 12 3 10M6 15.5H2.5M7 18.5l-3 2.5M18 12l3-2M18 15.5h3.5M17 18.5l3 2.5M12 7v14',
    1.6,
  ),
  invasion: line('m4 3.5 11 11M20 3.5 9 14.5M3 21l4.5-4.5M21 21l-4.5-4.5M5.5 13l5.5 5.5M18.5 13 13 18.5', 2),
  revolt: line(
    'M12 21.5c-4 0-6.5-2.7-6.5-6.2 0-3 2-4.5 3-6.8.8 1 1.2 2 1.3 3C11.5 9.5 12 6 11 2.5c4.5 2 7.5 7 7.5 12.5 0 3.8-2.5 6.5-6.5 6.5zM12 21.5c-1.7 0-2.7-1.2-2.7-2.8 0-1.5 1.3-2.4 2.7-4.2 1.4 1.8 2.7 2.7 2.7 4.2 0 1.6-1 2.8-2.7 2.8z',
    1.6,
  ),
};

const ear = (x: number, y: number, turn: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 18V-4" stroke="var(--die-wheat-line)" stroke-width="1.6" stroke-linecap="round"/><g fill="var(--die-wheat)" stroke="var(--die-wheat-line)" stroke-width=".9" stroke-linejoin="round"><path d="M0-5c-3.4-3.3-3.4-6.5 0-10.5 3.4 4 3.4 7.2 0 10.5z"/><path d="M-.3 1c-4.3-.2-6-2.6-5.7-7C-2.2-5.3-.3-3-.3 1zM.3 1c4.3-.2 6-2.6 5.7-7C2.2-5.3.3-3 .3 1z"/><path d="M-.3 7.5c-4.3-.2-6-2.6-5.7-7C-2.2 1.2-.3 3.5-.3 7.5zM.3 7.5c4.3-.2 6-2.6 5.7-7C2.2 1.2.3 3.5.3 7.5z"/></g></g>`;

const man = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M3.5-3 9.5-14" stroke="var(--die-ink)" stroke-width="1.8" stroke-linecap="round"/><path d="m6.3-16.8 7 4.2" stroke="var(--die-ink)" stroke-width="3.2" stroke-linecap="round"/><circle cx="0" cy="-10" r="4" fill="var(--die-skin)" stroke="var(--die-ink)" stroke-width="1.1"/><path d="M-5.5-3C-4-5.8-2.5-6 0-6s4 .2 5.5 3l1.3 8.5H3.7L3.2 15h-2.4L0 8l-.8 7h-2.4l-.5-9.5h-3.1z" fill="var(--die-tunic)" stroke="var(--die-ink)" stroke-width="1.1" stroke-linejoin="round"/></g>`;

const amphora = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g fill="none" stroke="var(--die-ink)" stroke-width="1.8"><path d="M-3.5-13c-6.5-1-8 4-4.5 8M3.5-13c6.5-1 8 4 4.5 8"/></g><path d="M-4.5-17.5h9v3.5c0 3 2.5 4 4.5 7 3 4.5 2.5 10-1 15-1.8 2.6-3.5 4.5-4 7h-8c-.5-2.5-2.2-4.4-4-7-3.5-5-4-10.5-1-15 2-3 4.5-4 4.5-7z" fill="var(--die-clay)" stroke="var(--die-ink)" stroke-width="1.4" stroke-linejoin="round"/><path d="m-10 2.5 3.3-3 3.4 3 3.3-3 3.3 3 3.4-3 3.3 3M-9.2 6.5H9.2" fill="none" stroke="var(--die-ink)" stroke-width="1.3"/></g>`;

/** The six faces, 64 × 64. */
export const FACE_ART: Record<string, string> = {
  food3: ear(17, 34, -14, 1.15) + ear(47, 34, 14, 1.15) + ear(32, 33, 0, 1.35),
  workers3: man(15, 32, 1.02) + man(47, 32, 1.02) + man(31, 38, 1.12),
  either2: `<path d="M10 54 54 10" stroke="var(--die-ink)" stroke-width="1.6" stroke-dasharray="3 3.5" stroke-linecap="round"/>${ear(15, 25, -12, 0.92)}${ear(29, 22, 8, 0.92)}${man(35, 47, 0.78)}${man(50, 43, 0.78)}`,
  coin: `<circle cx="32" cy="32" r="19.5" fill="var(--die-gold)" stroke="var(--die-ink)" stroke-width="1.6"/><circle cx="32" cy="32" r="15.5" fill="none" stroke="var(--die-ink)" stroke-width="1.1" stroke-dasharray="1 2.2" stroke-linecap="round"/><g stroke="var(--die-ink)" stroke-width="1.5" stroke-linecap="round" fill="none"><circle cx="32" cy="32" r="4.5"/><path d="M32 20.5v4M32 39.5v4M20.5 32h4M39.5 32h4M23.9 23.9l2.8 2.8M37.3 37.3l2.8 2.8M40.1 23.9l-2.8 2.8M26.7 37.3l-2.8 2.8"/></g><path d="M20 24a15 15 0 0 1 9-6" stroke="var(--die-shine)" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  good1: amphora(32, 33, 1.35),
  skull2: `${amphora(18, 22, 0.86)}${amphora(46, 22, 0.86)}<g transform="translate(17.5 27) scale(1.21)"><path d="${SKULL}" fill="var(--die-bone)" stroke="var(--die-ink)" stroke-width="1.5" stroke-linejoin="round"/><path d="M8.4 9.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7.2 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM12 13.8l1.3 2.4h-2.6z" fill="var(--die-ink)"/><path d="M10.2 18v2.5M13.8 18v2.5" stroke="var(--die-ink)" stroke-width="1.1"/></g>`,
};
