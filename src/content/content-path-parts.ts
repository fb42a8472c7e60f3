// Paths of content files as in `import.meta.glob`, like `/example/projects/a-name/project.ts`.

/** Relative to the content, without extension: `projects/a-name/project`. */
export function moduleOf(file: string): string {
  return file.split('/').slice(-3).join('/').slice(0, -3);
}

export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** The file of an image behind a tile's icon, beside the text. */
export const tileImage = /^tile\.(avif|webp|jpg|png)$/;
