/** A number with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
