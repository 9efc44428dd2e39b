/** Lettering: how large and how wide apart a name stands on its curve. */

/** Widths of Alegreya's bold capitals, in hundredths of the type size. */
// biome-ignore format: a table
const WIDTHS: Record<string, number> = {
  A: 62, B: 63, C: 62, D: 69, E: 60, F: 53, G: 65, H: 75, I: 36, J: 33, K: 66, L: 53, M: 84, N: 73, O: 67, P: 58, Q: 68,
  R: 64, S: 54, T: 57, U: 66, V: 62, W: 96, X: 68, Y: 59, Z: 58, Æ: 87, ' ': 17, '-': 35,
};
const OTHER = 68;
const LARGEST = 27;
const CLOSEST = 0.03;
const WIDEST = 0.42;

/** The width of a name in capitals, for type of size 1. */
export function widthOf(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum + (WIDTHS[letter] ?? OTHER), 0) / 100;
}

/** Type size and space between letters that fill a curve, without growing beyond what the map bears. */
export function lettered(
  name: string,
  length: number,
  largest = LARGEST,
  closest = CLOSEST,
): { size: number; space: number } {
  const gaps = Math.max(1, [...name].length - 1);
  const width = widthOf(name);
  const size = Math.min(largest, length / (width + closest * gaps));
  const space = Math.min(WIDEST * size, (length - width * size) / gaps);
  return { size: Math.round(size * 10) / 10, space: Math.round(space * 10) / 10 };
}
