import { lazyComponent } from '#src/lib/load-chunk.ts';
import type { Route } from '#src/navigation/routes.ts';

// The lazy lock and page bodies. A body's chunk has the texts of all pages that use the body.

export const lazyLockScreen = lazyComponent(
  'lock-screen',
  async () => (await import('#src/screens/lock/lock-screen.tsx')).LockScreen,
);

export const lazyDetailBody = lazyComponent(
  'detail-body',
  async () => (await import('#src/screens/detail/detail-body.tsx')).DetailBody,
);

export const lazyResumeBody = lazyComponent(
  'resume-body',
  async () => (await import('#src/screens/resume/resume-body.tsx')).ResumeBody,
);

export const lazyStaticBody = lazyComponent(
  'static-body',
  async () => (await import('#src/screens/static/static-body.tsx')).StaticBody,
);

/** The lazy component of a route's screen; the form's is `lazyContactForm`. */
export function lazyComponentOf(route: Route) {
  switch (route.screen) {
    case 'home':
      return route.overlay === 'lock' ? lazyLockScreen : undefined;
    case 'project':
    case 'skill':
      return lazyDetailBody;
    case 'resume':
      return lazyResumeBody;
    case 'static':
      return lazyStaticBody;
    case 'not-found':
      return undefined;
  }
}
