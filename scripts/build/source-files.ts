import { pathOf } from '#src/content/content-file.ts';
import type { Route } from '#src/navigation/routes.ts';

/** The owner's file, from the repository's folder. */
const [ownerFile = ''] = Object.keys(import.meta.glob('#content/owner.ts')).map(pathOf);

const texts = { home: 'slider.ts', resume: 'resume.ts', 'not-found': 'texts/not-found.ts' };

/** The file with a page's texts, from the repository's folder. */
export function sourceOf(route: Route): string {
  if ('detail' in route) return pathOf(route.detail.file);
  if (route.screen === 'static') return pathOf(route.page.file);
  const isLock = route.screen === 'home' && route.above === 'lock';
  return ownerFile.replace('owner.ts', isLock ? 'texts/lock.ts' : texts[route.screen]);
}
