// Paths of content files, as in `import.meta.glob`: `/example/projects/a-name/project.ts`.

/** Returns `projects/a-name/project`, relative to the content and without extension. */
export function moduleOf(file: string): string {
  return file.split('/').slice(-3).join('/').slice(0, -3);
}

export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Name of a tile's background image, in the folder of its text. */
export const tileImage = /^tile\.(avif|webp|jpg|png)$/;
