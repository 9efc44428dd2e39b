/** The window through which the map is seen: nearer, farther, aside; never past the map's edge. */
import { type Box, type Spot, WHOLE } from './map';

const NEAREST = WHOLE[2] / 5;

/** Keep a span inside another one, or in its middle if it is longer. */
function inside(from: number, size: number, start: number, whole: number): number {
  if (size >= whole) return start + (whole - size) / 2;
  return Math.min(Math.max(from, start), start + whole - size);
}

/** Keep a window on the map. */
export function held([x, y, w, h]: Box): Box {
  return [inside(x, w, WHOLE[0], WHOLE[2]), inside(y, h, WHOLE[1], WHOLE[3]), w, h];
}

/** A window of this shape (width / height) with a whole part of the map in it, or, to fill it, with only its middle. */
export function around([x, y, w, h]: Box, shape: number, filled: boolean): Box {
  const width = filled ? Math.min(w, h * shape) : Math.max(w, h * shape);
  const height = width / shape;
  return held([x + (w - width) / 2, y + (h - height) / 2, width, height]);
}

/** Look closer (factor above 1) or from farther away at a point that stays where it is. */
export function zoomed(box: Box, factor: number, [x, y]: Spot): Box {
  const farthest = Math.max(WHOLE[2], (WHOLE[3] * box[2]) / box[3]);
  const width = Math.min(Math.max(box[2] / factor, NEAREST), farthest);
  const share = width / box[2];
  return held([x - (x - box[0]) * share, y - (y - box[1]) * share, width, box[3] * share]);
}

/** Move the window. */
export function moved([x, y, w, h]: Box, dx: number, dy: number): Box {
  return held([x + dx, y + dy, w, h]);
}
