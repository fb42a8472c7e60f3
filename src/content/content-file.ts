// A file of the content as `import.meta.glob` names it, like `/example/projects/a-name/project.ts`.

/** Its path from the repository's folder. */
export function pathOf(file: string): string {
  return file.slice(1);
}

/** Its path from the content's folder, without extension: `projects/a-name/project`. */
export function moduleOf(file: string): string {
  return file.split('/').slice(-3).join('/').slice(0, -3);
}

/** The name of its folder. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}
