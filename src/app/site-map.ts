import { paths } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';

/** An address of the site and the file that a static host serves for it. */
export interface SitePage {
  path: string;
  file: string;
  /** The module of the screen, where it is loaded on its own. */
  chunk?: string;
  /** Search engines are told of it. */
  listed: boolean;
}

const detailChunk = {
  project: 'src/screens/detail/project-screen.tsx',
  skill: 'src/screens/detail/skill-screen.tsx',
} as const;

function page(path: string, options: Partial<SitePage> = {}): SitePage {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  return { path, file, listed: true, ...options };
}

/** Every page that is prerendered, the not-found page last. */
export const pages: readonly SitePage[] = [
  page(paths.lock),
  page('/desktop', { listed: false }),
  page(paths.desktop(0)),
  page(paths.desktop(1)),
  page(paths.desktop(2)),
  page(paths.desktop(3)),
  page(paths.contact, { listed: false }),
  ...projects.map(({ slug }) => page(paths.detail(slug), { chunk: detailChunk.project })),
  ...skills.map(({ slug }) => page(paths.detail(slug), { chunk: detailChunk.skill })),
  page(paths.imprint, { chunk: 'src/screens/legal/imprint-screen.tsx' }),
  page(paths.privacy, { chunk: 'src/screens/legal/privacy-screen.tsx' }),
  page('/404', { file: '404.html', listed: false }),
];

/** Whether the site has a page at `path`. */
export function isPage(path: string): boolean {
  return pages.some((candidate) => candidate.path === path);
}
