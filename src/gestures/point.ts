/** A place or an offset, px. */
export interface Point {
  x: number;
  y: number;
}
