import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { routes } from '#src/navigation/routes.ts';
import { isListed } from './sitemap.ts';
import { llmsText } from './text-files.ts';

const text = llmsText(routes);

describe('llms.txt', () => {
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
    const listed = routes.filter(isListed).map(({ path }) => siteAddress(path));
    expect(links.toSorted()).toEqual([...listed, siteAddress('/kontakt.vcf')].toSorted());
  });
});
