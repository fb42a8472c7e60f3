import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { contentFiles, isListed, sitemap } from './sitemap.ts';

/** The schema of sitemaps.org. */
const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');

/** What is wrong with each of several files; together, because each start of the validator takes a while. */
async function schemaErrors(files: Record<string, string>) {
  const xml = Object.entries(files).map(([fileName, contents]) => ({ fileName, contents }));
  const { errors } = await validateXML({ xml, schema: [schema] });
  return errors.map(({ loc, message }) => `${loc?.fileName}: ${message}`);
}

const allFiles = routes.filter(isListed).flatMap(contentFiles);
const changes = new Map(allFiles.map((file) => [file, '2026-01-02']));

/** The day of a page's last change. */
function lastChange(xml: string, path: string): string | undefined {
  return new RegExp(`<loc>${siteAddress(path)}</loc>(?:<lastmod>([^<]*))?`).exec(xml)?.[1];
}

describe('the sitemap', () => {
  it('is valid by the schema of sitemaps.org, with dates and without', {
    timeout: 20_000,
  }, async () => {
    const errors = await schemaErrors({
      'dates.xml': sitemap(routes, changes),
      'none.xml': sitemap(routes, new Map()),
      'wrong.xml': sitemap(routes, new Map([...changes, ['owner.ts', '2026-13-01']])),
    });
    expect(errors.join('\n')).toContain("'2026-13-01'");
    expect(errors.filter((error) => !error.startsWith('wrong.xml: '))).toEqual([]);
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
