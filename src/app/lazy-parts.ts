import { lazyPart } from '#src/lib/load-chunk.ts';
import type { Route } from '#src/navigation/routes.ts';

// Screens that come after the first load. A chunk has the texts of all pages of its kind.

export const LockScreen = lazyPart(
  'lock-screen',
  async () => (await import('#src/screens/lock/lock-screen.tsx')).LockScreen,
);

/** Of projects and skills. */
export const DetailBody = lazyPart(
  'detail-body',
  async () => (await import('#src/screens/detail/detail-body.tsx')).DetailBody,
);

export const ResumeBody = lazyPart(
  'resume-body',
  async () => (await import('#src/screens/resume/resume-body.tsx')).ResumeBody,
);

export const StaticBody = lazyPart(
  'static-body',
  async () => (await import('#src/screens/static/static-body.tsx')).StaticBody,
);

/** The part that a screen needs beside the home screen, if any. The form is a modal and has its own. */
export function partOf(route: Route) {
  switch (route.screen) {
    case 'home':
      return route.above === 'lock' ? LockScreen : undefined;
    case 'project':
    case 'skill':
      return DetailBody;
    case 'resume':
      return ResumeBody;
    case 'static':
      return StaticBody;
    case 'not-found':
      return undefined;
  }
}
