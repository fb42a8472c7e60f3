import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { addressErrors as findAddressErrors } from '#src/app/address-errors.ts';
import { App } from '#src/app/app.tsx';
import { pages, type SitePage } from '#src/app/site-map.ts';
import { robots, sitemap, webManifest } from '#src/app/text-files.ts';
import { homePlace } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import { createSiteStore } from '#src/state/site-store.ts';

export { pages };

/** Files beside the pages, by name. */
export const textFiles: Record<string, string> = {
  'sitemap.xml': sitemap(pages),
  'robots.txt': robots(),
  'manifest.webmanifest': webManifest(),
};

/** What keeps the addresses from being distinct, a line each. */
export function addressErrors(): string[] {
  const details = [...skills, ...projects];
  const slugs = new Set(details.map(({ slug }) => slug));
  const others = pages.filter(({ path }) => !slugs.has(path.slice(1))).map(({ path }) => path);
  return findAddressErrors(details, others);
}

/** Renders one page to markup; waits for the screens that are loaded on their own. */
export async function render({ path }: SitePage): Promise<{ body: string; after: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App store={createSiteStore(path)} ssrPath={path} />
    </StrictMode>,
  );
  let body = '';
  for await (const part of prelude) body += part;
  return { body, after: homeStart(path) };
}

/**
 * Shows the page of the slider that the address names before the first paint: by a script, because
 * the scroll position is no markup, and without JavaScript by order.
 */
function homeStart(path: string): string {
  const page = homePlace(path)?.page ?? 0;
  if (page === 0) return '';
  return (
    `<script>{const s=document.querySelector('[data-slider]');s.scrollLeft=${page}*s.clientWidth}</script>` +
    `<noscript><style>[data-page='${page}']{order:-1}</style></noscript>`
  );
}
