import { isHome } from '#src/navigation/routes.ts';
import type { Visit } from './visit.ts';

/** Index of the home screen's slide, also behind a page. */
export function currentSlide({ home }: Pick<Visit, 'home'>): number {
  return home?.slide ?? 0;
}

export function isModalOpen({ modal }: Pick<Visit, 'modal'>): boolean {
  return modal !== undefined;
}

/** Whether the lock covers the home screen, even if a page covers both. */
export function isLocked({ home }: Pick<Visit, 'home'>): boolean {
  return home?.overlay === 'lock';
}

/** Whether the address is a page's; false while a page closes. */
export function isPageOpen({ route }: Pick<Visit, 'route'>): boolean {
  return !isHome(route);
}

/** Whether an open page hides the home screen; false while the page opens or closes. */
export function isHomeHidden({
  route,
  pageTransition,
}: Pick<Visit, 'route' | 'pageTransition'>): boolean {
  return isPageOpen({ route }) && pageTransition?.phase !== 'opening';
}
