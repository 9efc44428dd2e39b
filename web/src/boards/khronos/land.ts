/** The land as paths: outlines of cells, trees, peaks, the river. Pure geometry; what a cell is, the facts say. */

/** One cell is so many units wide. */
export const UNIT = 20;

interface Point {
  x: number;
  y: number;
}
type Edge = [from: Point, to: Point];

export interface Grid {
  rows: number;
  columns: number;
}

/** A number in [0, 1) that is always the same for the same place: hand-drawn, yet never redrawn. */
export function chance(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 0x9e37, 0x297a2d39);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
function at(x: number, y: number): string {
  return `${round(x * UNIT)} ${round(y * UNIT)}`;
}

// -- outlines ---------------------------------------------------------------------------------------------------------

/** The borders of a set of cells, clockwise, one edge per cell side; cells that meet at a corner only stay apart. */
export function bordersOf(cells: Set<number>, columns: number): Edge[][] {
  const open = new Map<string, Edge[]>();
  const key = ({ x, y }: Point): string => `${x} ${y}`;
  for (const cell of cells) {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    const corners: Point[] = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ]; // prettier-ignore
    const beyond = [
      y > 0 ? cell - columns : -1,
      x + 1 < columns ? cell + 1 : -1,
      cell + columns,
      x > 0 ? cell - 1 : -1,
    ];
    beyond.forEach((other, side) => {
      if (other >= 0 && cells.has(other)) return;
      const edge: Edge = [corners[side] as Point, corners[(side + 1) % 4] as Point];
      open.set(key(edge[0]), [...(open.get(key(edge[0])) ?? []), edge]);
    });
  }
  const found: Edge[][] = [];
  for (const starts of open.values()) {
    while (starts.length) {
      const loop: Edge[] = [];
      let edge = starts.shift();
      while (edge) {
        loop.push(edge);
        edge = followOn(edge, open.get(key(edge[1])) ?? []);
      }
      found.push(loop);
    }
  }
  return found;
}

/** The edge that goes on: where two do, the one that turns right stays with its own cell. */
function followOn([from, to]: Edge, next: Edge[]): Edge | undefined {
  const turn = ([, end]: Edge): number => (to.x - from.x) * (end.y - to.y) - (to.y - from.y) * (end.x - to.x);
  const best = next.length > 1 ? next.findIndex((edge) => turn(edge) > 0) : 0;
  return next.splice(Math.max(0, best), 1)[0];
}

/** A straight outline with rounded corners, drawn `inset` cells inside the border. */
export function outline(cells: Set<number>, columns: number, inset = 0, radius = 0.25): string {
  return bordersOf(cells, columns)
    .map((edges) => {
      const corners = edges.flatMap((edge, i): { p: Point; a: Point; b: Point }[] => {
        const [from, to] = edge;
        const [, end] = edges[(i + 1) % edges.length] as Edge;
        const a = { x: to.x - from.x, y: to.y - from.y };
        const b = { x: end.x - to.x, y: end.y - to.y };
        if (a.x === b.x && a.y === b.y) return [];
        return [{ p: { x: to.x - inset * (a.y + b.y), y: to.y + inset * (a.x + b.x) }, a, b }];
      });
      return corners
        .map(({ p, a, b }, i) => {
          const before = at(p.x - a.x * radius, p.y - a.y * radius);
          return `${i ? 'L' : 'M'}${before}Q${at(p.x, p.y)} ${at(p.x + b.x * radius, p.y + b.y * radius)}`;
        })
        .join('')
        .concat('Z');
    })
    .join('');
}

/** A soft outline, as land has it: through the middle of every side, the corners pulled a little. */
export function shore(cells: Set<number>, columns: number, wobble = 0.1): string {
  return bordersOf(cells, columns)
    .map((edges) => {
      const middle = ([from, to]: Edge): string => at((from.x + to.x) / 2, (from.y + to.y) / 2);
      const pulled = ({ x, y }: Point): string => {
        const seed = x * 71 + y * 131;
        return at(x + (chance(seed) - 0.5) * 2 * wobble, y + (chance(seed + 9) - 0.5) * 2 * wobble);
      };
      const curves = edges.map((edge, i) => `Q${pulled(edge[1])} ${middle(edges[(i + 1) % edges.length] as Edge)}`);
      return `M${middle(edges[0] as Edge)}${curves.join('')}Z`;
    })
    .join('');
}

// -- what grows and stands there --------------------------------------------------------------------------------------

function centre(cell: number, columns: number): Point {
  return { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 };
}

/** Three trees a cell: crowns, and the trunks and shades of them. */
export function trees(cells: Set<number>, columns: number): { crowns: string; shades: string } {
  let crowns = '';
  let shades = '';
  for (const cell of cells) {
    const { x, y } = centre(cell, columns);
    const spots: [number, number][] = [
      [-0.22, -0.08],
      [0.24, -0.14],
      [0.02, 0.28],
    ]; // prettier-ignore
    spots.forEach(([dx, dy], i) => {
      const seed = cell * 7 + i;
      const px = x + dx + (chance(seed) - 0.5) * 0.16;
      const py = y + dy + (chance(seed + 500) - 0.5) * 0.12;
      const r = 0.17 + chance(seed + 900) * 0.05;
      const tip = at(px, py - r * 1.75);
      crowns += `M${tip}L${at(px + r, py + r * 0.75)}Q${at(px, py + r * 1.05)} ${at(px - r, py + r * 0.75)}Z`;
      shades += `M${tip}L${at(px + r, py + r * 0.75)}Q${at(px + r * 0.4, py + r * 0.95)} ${at(px + r * 0.1, py + r * 0.9)}Z`;
    });
  }
  return { crowns, shades };
}

/** A peak a cell: its body, its dark side, its snow. */
export function peaks(cells: Set<number>, columns: number): { bodies: string; shades: string; snows: string } {
  let bodies = '';
  let shades = '';
  let snows = '';
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const { x, y } = centre(cell, columns);
    const px = x + (chance(cell) - 0.5) * 0.2;
    const high = 0.44 + chance(cell + 77) * 0.16;
    const half = 0.44 + chance(cell + 33) * 0.1;
    const foot = y + 0.4;
    const top = foot - high * 1.65;
    const tip = at(px, top);
    bodies += `M${at(px - half, foot)}L${at(px - half * 0.45, foot - high * 0.8)}L${tip}L${at(px + half * 0.5, foot - high * 0.7)}L${at(px + half, foot)}Z`;
    shades += `M${tip}L${at(px + half * 0.5, foot - high * 0.7)}L${at(px + half, foot)}L${at(px + half * 0.1, foot)}L${at(px + half * 0.24, foot - high * 0.75)}Z`;
    snows += `M${tip}L${at(px - half * 0.26, top + high * 0.5)}L${at(px - half * 0.06, top + high * 0.4)}L${at(px + half * 0.08, top + high * 0.58)}L${at(px + half * 0.27, top + high * 0.48)}Z`;
  }
  return { bodies, shades, snows };
}

/** A few tufts on the plain. */
export function grass(cells: Set<number>, columns: number): string {
  let tufts = '';
  for (const cell of cells) {
    if (chance(cell * 3 + 1) > 0.42) continue;
    const { x, y } = centre(cell, columns);
    const px = x + (chance(cell + 11) - 0.5) * 0.6;
    const py = y + (chance(cell + 13) - 0.5) * 0.6;
    tufts += `M${at(px - 0.09, py - 0.05)}L${at(px - 0.04, py + 0.07)}M${at(px, py - 0.1)}V${round((py + 0.07) * UNIT)}M${at(px + 0.09, py - 0.05)}L${at(px + 0.04, py + 0.07)}`;
  }
  return tufts;
}

/** The river's course: from side to side through every cell of it, and out over the edge of the map. */
export function course(cells: Set<number>, { rows, columns }: Grid): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(cell, columns);
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const doors: Point[] = [];
    const open = (is: boolean, dx: number, dy: number): number =>
      is ? doors.push({ x: x + dx / 2, y: y + dy / 2 }) : 0;
    open(row > 0 && cells.has(cell - columns), 0, -1);
    open(cells.has(cell + columns), 0, 1);
    open(column > 0 && cells.has(cell - 1), -1, 0);
    open(column + 1 < columns && cells.has(cell + 1), 1, 0);
    if (doors.length < 2) {
      open(row === 0, 0, -1.2);
      open(row === rows - 1, 0, 1.2);
      open(column === 0, -1.2, 0);
      open(column === columns - 1, 1.2, 0);
    }
    if (doors.length < 2) doors.push({ x, y });
    for (let i = 1; i < doors.length; i++) {
      const [a, b] = [doors[i - 1] as Point, doors[i] as Point];
      path += `M${at(a.x, a.y)}Q${at(x, y)} ${at(b.x, b.y)}`;
    }
  }
  return path;
}

/** Little waves on the river. */
export function waves(cells: Set<number>, columns: number): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(cell, columns);
    for (const side of [-1, 1]) {
      const seed = cell * 5 + side;
      const px = x - 0.14 + side * (0.06 + chance(seed) * 0.12);
      const py = y + side * (0.12 + chance(seed + 40) * 0.14);
      path += `M${at(px, py)}q1.2-1.8 2.4 0t2.4 0`;
    }
  }
  return path;
}

/** The lines between cells. */
export function lines({ rows, columns }: Grid): string {
  let path = '';
  for (let i = 1; i < columns; i++) path += `M${i * UNIT} 0V${rows * UNIT}`;
  for (let i = 1; i < rows; i++) path += `M0 ${i * UNIT}H${columns * UNIT}`;
  return path;
}
