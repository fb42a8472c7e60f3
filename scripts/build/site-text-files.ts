import { background } from '#content/palette.json';
import { lockTexts } from '#content/texts/lock.ts';
import { absoluteAddress } from '#src/content/addresses.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { basePath } from '#src/lib/environment.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { routes } from '#src/navigation/routes.ts';
import { isListed } from './page-texts.ts';
import { vCard } from './vcard.ts';

export function textFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(`${basePath}sitemap.xml`)}\n`,
    'manifest.webmanifest': webManifest(),
    'kontakt.vcf': vCard(parsedOwner, absoluteAddress(paths.lock)),
  };
}

/** The sitemap of all canonical addresses (https://www.sitemaps.org/protocol.html). */
function sitemap(): string {
  const listed = routes.filter(isListed);
  const urls = listed.map(({ path }) => `  <url><loc>${absoluteAddress(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function webManifest(): string {
  const manifest = {
    name: parsedOwner.siteTitle,
    short_name: parsedOwner.firstName,
    description: lockTexts.metadata.description,
    lang: siteLanguage,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    background_color: background.deep,
    theme_color: background.deep,
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @param side px */
function icon(name: 'icon' | 'maskable', side: number) {
  return {
    src: `${basePath}icons/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: name === 'maskable' ? 'maskable' : 'any',
  };
}
