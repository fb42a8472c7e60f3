import { lazyPart } from '#src/lib/load-chunk.ts';

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
