import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { contentFiles, isListed, sitemap } from './sitemap.ts';

/** The schema of sitemaps.org. */
const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');

async function schemaErrors(xml: string) {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [schema],
  });
  return errors.map(({ message }) => message);
}

const allFiles = routes.filter(isListed).flatMap(contentFiles);
const changes = new Map(allFiles.map((file) => [file, '2026-01-02']));

/** The day of a page's last change. */
function lastChange(xml: string, path: string): string | undefined {
  return new RegExp(`<loc>${siteAddress(path)}</loc>(?:<lastmod>([^<]*))?`).exec(xml)?.[1];
}

describe('the sitemap', () => {
  it('is valid by the schema of sitemaps.org, with dates and without', async () => {
    expect(await schemaErrors(sitemap(routes, changes))).toEqual([]);
    expect(await schemaErrors(sitemap(routes, new Map()))).toEqual([]);
    const wrong = sitemap(routes, new Map([...changes, ['owner.ts', '2026-13-01']]));
    expect((await schemaErrors(wrong)).join()).toContain('2026-13-01');
  });

  it('dates a page by the latest of the files that its texts come from', () => {
    const xml = sitemap(routes, new Map([...changes, ['projects/a-chess.ts', '2026-03-04']]));
    expect(lastChange(xml, '/aChess')).toBe('2026-03-04');
    expect(lastChange(xml, '/desktop/2')).toBe('2026-03-04');
    expect(lastChange(xml, '/python')).toBe('2026-01-02');
  });

  it('gives no date to a page of which the change of one file is not known', () => {
    const known = new Map(changes);
    known.delete('owner.ts');
    const xml = sitemap(routes, known);
    expect(lastChange(xml, '/impressum')).toBeUndefined();
    expect(lastChange(xml, '/aChess')).toBe('2026-01-02');
  });

  it('looks at files that exist', () => {
    for (const file of allFiles) expect(existsSync(`src/content/${file}`), file).toBe(true);
  });
});
