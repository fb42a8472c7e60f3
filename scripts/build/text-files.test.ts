import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { owner } from '#content/owner.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { isListed, llmsText, sitemap } from './text-files.ts';

const listed = routes.filter(isListed).map(({ path }) => siteAddress(path));

it('the sitemap is valid by the schema of sitemaps.org, and lists every page under its own address', async () => {
  const contents = sitemap(routes);
  const schema = [readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')];
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema });
  expect(errors).toEqual([]);
  expect([...contents.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(listed);
});

describe('llms.txt', () => {
  const text = llmsText(routes);

  it('has the form that llmstxt.org describes: a title, a summary, then sections of links', () => {
    const [head = '', ...sections] = text.split(/^## /m);
    expect(head).toMatch(new RegExp(`^# ${owner.fullName}\n\n> [^\n]+\n\n[^\n]+\n\n$`));
    expect(sections.length).toBeGreaterThanOrEqual(3);
    for (const section of sections) {
      expect(section).toMatch(/^[^\n]+\n\n(- \[[^\]]+\]\(https:\/\/[^)\s]+\): [^\n]+\n)+\n?$/);
    }
  });

  it('links every page that the sitemap lists once, and the vCard', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
    expect(links.toSorted()).toEqual([...listed, siteAddress('/kontakt.vcf')].toSorted());
  });
});
