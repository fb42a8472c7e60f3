import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { owner } from '#content/owner.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { isListed } from './metadata.ts';
import { textFiles } from './text-files.ts';

const listed = routes.filter(isListed).map(({ path }) => siteAddress(path));
const files = textFiles();

it('sitemap.xml is valid and lists every page', async () => {
  const contents = files['sitemap.xml'] ?? '';
  const schema = [readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')];
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema });
  expect(errors).toEqual([]);
  expect([...contents.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(listed);
});

it('llms.txt has the format of llmstxt.org and links every page and the vCard once', () => {
  const text = files['llms.txt'] ?? '';
  const [head = '', ...sections] = text.split(/^## /m);
  expect(head).toMatch(new RegExp(`^# ${owner.fullName}\n\n> [^\n]+\n\n[^\n]+\n\n$`));
  expect(sections.length).toBeGreaterThanOrEqual(3);
  for (const section of sections)
    expect(section).toMatch(/^[^\n]+\n\n(- \[[^\]]+\]\(https:\/\/[^)\s]+\): [^\n]+\n)+\n?$/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(links.toSorted()).toEqual([...listed, siteAddress('/kontakt.vcf')].toSorted());
});
