import { chunk } from '#src/lib/chunk.tsx';
import { routeAt, type ScreenName } from '#src/navigation/routes.ts';

/** Screens that are chunks; the home screen and the not-found screen are part of the entry. */
export const screens = {
  project: chunk(
    'project-screen',
    () => import('#src/screens/detail/project-screen.tsx'),
    (module) => module.ProjectScreen,
  ),
  skill: chunk(
    'skill-screen',
    () => import('#src/screens/detail/skill-screen.tsx'),
    (module) => module.SkillScreen,
  ),
  imprint: chunk(
    'imprint-screen',
    () => import('#src/screens/legal/imprint-screen.tsx'),
    (module) => module.ImprintScreen,
  ),
  privacy: chunk(
    'privacy-screen',
    () => import('#src/screens/legal/privacy-screen.tsx'),
    (module) => module.PrivacyScreen,
  ),
} satisfies Partial<Record<ScreenName, unknown>>;

export const contactOverlay = chunk(
  'contact-overlay',
  () => import('#src/contact/contact-overlay.tsx'),
  (module) => module.ContactOverlay,
);

/** The chunk that shows `path`; undefined where that is part of the entry. */
export function screenAt(path: string) {
  const { screen } = routeAt(path);
  return screen in screens ? screens[screen as keyof typeof screens] : undefined;
}

/**
 * Resolves when the screen at `path` can be rendered at once.
 * @throws Error when it cannot be loaded
 */
export async function loadScreen(path: string): Promise<void> {
  await screenAt(path)?.load();
}

/** Whether the screen at `path` can be rendered at once. */
export function isScreenReady(path: string): boolean {
  return screenAt(path)?.isLoaded() ?? true;
}

/** Fetches every chunk ahead of need, so that a tile opens at once. */
export function preloadScreens() {
  for (const { preload } of [...Object.values(screens), contactOverlay]) preload();
}
