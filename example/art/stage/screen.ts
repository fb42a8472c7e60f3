/**
 * One drawing. Each file `art/screens/<project>/<name>.ts` that exports a `screen` becomes the
 * picture `projects/<project>/pictures/<name>-<width>.avif|webp`.
 */
export interface Screen {
  /** Size of the stage in CSS px; the picture's natural size is twice that (see `pixelRatio`). */
  width: number;
  height: number;
  /** Fills `root`, which has the size above and no background. Must draw the same every time. */
  render(root: HTMLElement): void | Promise<void>;
}
