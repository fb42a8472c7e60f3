import type { Route } from '#src/navigation/routes.ts';

/** `example/owner.ts` of `/example/owner.ts`: its path from the repository's folder. */
export function pathOf(file: string): string {
  return file.slice(1);
}

/** The owner's file, from the repository's folder. */
export const [ownerFile = ''] = Object.keys(import.meta.glob('#content/owner.ts')).map(pathOf);

const texts = { home: 'slider.ts', resume: 'resume.ts', 'not-found': 'texts/not-found.ts' };

/** The file with a page's texts, from the repository's folder. */
export function sourceOf(route: Route): string {
  if ('detail' in route) return pathOf(route.detail.file);
  if (route.screen === 'static') return pathOf(route.page.file);
  const isLock = route.screen === 'home' && route.above === 'lock';
  return ownerFile.replace('owner.ts', isLock ? 'texts/lock.ts' : texts[route.screen]);
}
