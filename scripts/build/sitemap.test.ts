import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { isListed, sitemap } from './sitemap.ts';

it('the sitemap is valid by the schema of sitemaps.org, and lists every page under its own address', async () => {
  const contents = sitemap(routes);
  const schema = [readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')];
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema });
  expect(errors).toEqual([]);
  const listed = routes.filter(isListed).map(({ path }) => siteAddress(path));
  expect([...contents.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(listed);
});
