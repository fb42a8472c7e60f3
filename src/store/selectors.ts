import type { Visit } from './visit.ts';

/** Index of the home screen's slide, also below a page. */
export function currentSlide({ home }: Pick<Visit, 'home'>): number {
  return home?.slide ?? 0;
}

export function isModalOpen({ modal }: Pick<Visit, 'modal'>): boolean {
  return modal !== undefined;
}

/** Whether the lock covers the home screen; below a page it still does. */
export function isLocked({ home }: Pick<Visit, 'home'>): boolean {
  return home?.above === 'lock';
}

/** Whether a page covers the home screen. A page that closes does not. */
export function isBehindPage({ route }: Pick<Visit, 'route'>): boolean {
  return route.screen !== 'home';
}

/** Whether a page covers the home screen entirely. */
export function isHomeHidden({ route, motion }: Pick<Visit, 'route' | 'motion'>): boolean {
  return isBehindPage({ route }) && motion?.phase !== 'opening';
}
