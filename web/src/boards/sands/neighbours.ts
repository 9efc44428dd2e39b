/** From land to land by arrow key. */
import { BORDERS, LANDS, type LandKey, type Spot } from './map';

const ARROWS: Record<string, Spot> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (land: LandKey): Spot => {
  const [x, y, w, h] = LANDS[land].box;
  return [x + w / 2, y + h / 2];
};

/** The neighbour that lies most in the direction of an arrow, if any lies there at all. */
export function neighbour(land: LandKey, key: string): LandKey | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [x, y] = middle(land);
  let best: LandKey | null = null;
  let most = 0.35;
  for (const { ends } of Object.values(BORDERS)) {
    const other = ends[0] === land ? ends[1] : ends[1] === land ? ends[0] : null;
    if (!other) continue;
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    const towards = (dx * arrow[0] + dy * arrow[1]) / Math.hypot(dx, dy);
    if (towards > most) [best, most] = [other, towards];
  }
  return best;
}
