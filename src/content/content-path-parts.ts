/** Returns `a-name` for `/example/projects/a-name/project.ts`, a path of `import.meta.glob`. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Names that the image file of a tile's background may have. */
export const tileImage = /^tile\.(avif|webp|jpg|png)$/;
