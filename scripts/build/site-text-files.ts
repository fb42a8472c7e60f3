import { owner } from '#content/owner.ts';
import { ground } from '#content/palette.json';
import { slides } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { languageModels } from '#content/texts/machines.ts';
import { basePath } from '#src/config/environment.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { absoluteAddress } from '#src/content/absolute-address.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { isListed, pageTexts } from './page-texts.ts';
import { vCard } from './vcard.ts';

/** The site's text files beside its pages, by name. */
export function textFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(`${basePath}sitemap.xml`)}\n`,
    'manifest.webmanifest': webManifest(),
    'llms.txt': llmsText(),
    'kontakt.vcf': vCard(owner, absoluteAddress(paths.lock)),
  };
}

/** The sitemap of all pages (https://www.sitemaps.org/protocol.html). */
function sitemap(): string {
  const listed = routes.filter(isListed);
  const urls = listed.map(({ path }) => `  <url><loc>${absoluteAddress(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The site for language models, in Markdown (https://llmstxt.org). */
function llmsText(): string {
  const listed = routes.filter(isListed);
  const isOnHome = (route: Route) => route.screen === 'static' && route.link.onHome === true;
  const linksTo = (screen: Route['screen'], onHome = false) =>
    listed
      .filter((route) => route.screen === screen && isOnHome(route) === onHome)
      .map((route) => {
        const { name, description } = pageTexts(route);
        return link(name, route.path, description);
      });
  const { contactCard, contactCardKind, language, person } = languageModels;
  return [
    `# ${inlineMarkdown(owner.fullName)}`,
    '',
    `> ${inlineMarkdown(`${slides.about.introduction} ${slides.about.tagline}`)}`,
    '',
    inlineMarkdown([...slides.contact.offer, language].join(' ')),
    ...section(person, [
      ...linksTo('home'),
      ...linksTo('resume'),
      ...linksTo('static', true),
      link(contactCard, paths.contactCard, contactCardKind),
    ]),
    ...section(slides.projects.metadata.title, linksTo('project')),
    ...section(slides.skills.metadata.title, linksTo('skill')),
    // `Optional` is the format's heading for links that may be left out.
    ...section('Optional', linksTo('static')),
    '',
  ].join('\n');
}

function section(heading: string, links: readonly string[]): string[] {
  return links.length > 0 ? ['', `## ${inlineMarkdown(heading)}`, '', ...links] : [];
}

function link(name: string, path: string, description: string): string {
  return `- [${inlineMarkdown(name)}](${absoluteAddress(path)}): ${inlineMarkdown(description)}`;
}

/** Escapes Markdown (https://spec.commonmark.org/0.31.2/#backslash-escapes) and joins lines. */
function inlineMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<#]|&(?=#?\w+;)|^[-+>=~]|(?<=^\d+)[.)]/g, '\\$&');
}

function webManifest(): string {
  const manifest = {
    name: owner.siteTitle,
    short_name: owner.firstName,
    description: lockScreen.metadata.description,
    lang: siteLanguage,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    background_color: ground.deep,
    theme_color: ground.deep,
    icons: ['icon-192', 'icon-512', 'maskable-512'].map((name) => ({
      src: `${basePath}icons/${name}.png`,
      sizes: name.replace(/\D+(\d+)/, '$1x$1'),
      type: 'image/png',
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
