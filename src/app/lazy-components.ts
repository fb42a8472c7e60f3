import { lazyComponent } from '#src/lib/load-chunk.ts';
import type { Route } from '#src/navigation/routes.ts';

// Screens that come after the first load. A chunk has the texts of all pages of its kind.

export const lockScreen = lazyComponent(
  'lock-screen',
  async () => (await import('#src/screens/lock/lock-screen.tsx')).LockScreen,
);

/** Of projects and skills. */
export const detailBody = lazyComponent(
  'detail-body',
  async () => (await import('#src/screens/detail/detail-body.tsx')).DetailBody,
);

export const resumeBody = lazyComponent(
  'resume-body',
  async () => (await import('#src/screens/resume/resume-body.tsx')).ResumeBody,
);

export const staticBody = lazyComponent(
  'static-body',
  async () => (await import('#src/screens/static/static-body.tsx')).StaticBody,
);

/** The part that a screen needs beside the home screen, if any. The form is a modal and has its own. */
export function lazyComponentOf(route: Route) {
  switch (route.screen) {
    case 'home':
      return route.above === 'lock' ? lockScreen : undefined;
    case 'project':
    case 'skill':
      return detailBody;
    case 'resume':
      return resumeBody;
    case 'static':
      return staticBody;
    case 'not-found':
      return undefined;
  }
}
