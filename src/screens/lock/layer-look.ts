/** How the lock layer looks while it is dragged. */
export interface LayerLook {
  opacity: number;
  /** Vertical offset in px, negative upwards. */
  lift: number;
}
