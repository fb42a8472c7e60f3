import { owner } from '#content/owner.ts';
import { ground } from '#content/palette.json';
import { sliderPages } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { languageModels } from '#content/texts/machines.ts';
import { basePath } from '#src/config/environment.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { paths } from '#src/navigation/paths.ts';
import type { Route } from '#src/navigation/routes.ts';
import { pageTexts } from './page-texts.ts';

/** Whether search engines know the page under its own address. */
export function isListed({ screen, canonical }: Route): boolean {
  return screen !== 'not-found' && canonical === undefined;
}

/** The sitemap of all pages (https://www.sitemaps.org/protocol.html). */
export function sitemap(routes: readonly Route[]): string {
  const urls = routes
    .filter(isListed)
    .map(({ path }) => `  <url><loc>${siteAddress(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(`${basePath}sitemap.xml`)}\n`;
}

/** The site for language models, in Markdown (https://llmstxt.org). */
export function llmsText(routes: readonly Route[]): string {
  const listed = routes.filter(isListed);
  const isLegal = ({ screen }: Route) => screen === 'static';
  const projects = listed.filter(({ screen }) => screen === 'project');
  const skills = listed.filter(({ screen }) => screen === 'skill');
  const others = listed.filter((route) => !('detail' in route) && !isLegal(route));
  return [
    `# ${owner.fullName}`,
    '',
    `> ${sliderPages.about.introduction} ${sliderPages.about.tagline}`,
    '',
    [...sliderPages.contact.offer, languageModels.language].join(' '),
    ...section(languageModels.person, [
      ...others.map(link),
      `- [${languageModels.contactCard}](${siteAddress(paths.contactCard)}): ${languageModels.contactCardKind}`,
    ]),
    ...section(sliderPages.projects.head.title, projects.map(link)),
    ...section(sliderPages.skills.head.title, skills.map(link)),
    // The format's own name for what may be left out.
    ...section('Optional', listed.filter(isLegal).map(link)),
    '',
  ].join('\n');
}

function section(heading: string, links: readonly string[]): string[] {
  return links.length > 0 ? ['', `## ${heading}`, '', ...links] : [];
}

function link(route: Route): string {
  const { name, description } = pageTexts(route);
  return `- [${name}](${siteAddress(route.path)}): ${description}`;
}

export function webManifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${basePath}icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: owner.siteTitle,
    short_name: owner.firstName,
    description: lockScreen.head.description,
    lang: 'de',
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    background_color: ground.deep,
    theme_color: ground.deep,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
