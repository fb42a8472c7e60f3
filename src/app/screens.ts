import { paths, siteAddress } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import { type Chunk, chunk } from '#src/ui/chunk.tsx';

/** The screens behind the home screen, each a part of the program that is loaded on its own. */
export const projectScreen = chunk(
  'project-screen',
  () => import('#src/screens/detail/project-screen.tsx'),
  (module) => module.ProjectScreen,
);
export const skillScreen = chunk(
  'skill-screen',
  () => import('#src/screens/detail/skill-screen.tsx'),
  (module) => module.SkillScreen,
);
export const imprintScreen = chunk(
  'imprint-screen',
  () => import('#src/screens/legal/imprint-screen.tsx'),
  (module) => module.ImprintScreen,
);
export const privacyScreen = chunk(
  'privacy-screen',
  () => import('#src/screens/legal/privacy-screen.tsx'),
  (module) => module.PrivacyScreen,
);
export const contactOverlay = chunk(
  'contact-overlay',
  () => import('#src/contact/contact-overlay.tsx'),
  (module) => module.ContactOverlay,
);

/** The part of the program that shows `path`; nothing where that is part of the start. */
function screenAt(path: string): Pick<Chunk<object>, 'preload' | 'isLoaded'> | undefined {
  const address = siteAddress(path);
  if (address === paths.imprint) return imprintScreen;
  if (address === paths.privacy) return privacyScreen;
  if (projects.some(({ slug }) => paths.detail(slug) === address)) return projectScreen;
  if (skills.some(({ slug }) => paths.detail(slug) === address)) return skillScreen;
  return undefined;
}

/**
 * Resolves when the screen at `path` can be rendered at once.
 * @throws Error when it cannot be loaded
 */
export async function preloadScreen(path: string): Promise<void> {
  await screenAt(path)?.preload();
}

/** Whether the screen at `path` can be rendered at once. */
export function isScreenReady(path: string): boolean {
  return screenAt(path)?.isLoaded() ?? true;
}

/** Fetches every screen while the browser has nothing else to do, so that a tile opens at once. */
export function preloadAllScreens() {
  for (const screen of [projectScreen, skillScreen, contactOverlay, imprintScreen, privacyScreen]) {
    screen.warmUp();
  }
}
