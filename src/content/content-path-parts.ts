/** Returns `a-name` for `/example/projects/a-name/project.ts`, a path of `import.meta.glob`. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Name of a tile's background image, in the folder of its text. */
export const tileImage = /^tile\.(avif|webp|jpg|png)$/;
