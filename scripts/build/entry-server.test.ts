import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstProject } from '#tests/support/content.ts';
import { formlessOwner } from '#tests/support/sample-owner-objects.ts';

type EntryServer = typeof import('./entry-server.tsx');
let pages: EntryServer['pages'];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#content/owner.ts', () => ({ owner: formlessOwner }));
  ({ pages } = await import('./entry-server.tsx'));
});
afterAll(() => {
  vi.doUnmock('#content/owner.ts');
  vi.resetModules();
});

it.each([
  ['/', 'Verfügbar ab Januar 2027.Schreib mir.'],
  ['/desktop/0', 'Schreib mir'],
  ['/desktop/3', 'Schreiben'],
  [firstProject.path, 'Schreib mir direkt.'],
])(
  'the link of %s opens an e-mail with a subject when the owner wants no form',
  async (path, name) => {
    const markup = await pages.find((page) => page.path === path)?.render();
    const links = markup?.match(/<a [^>]*href="mailto:.*?<\/a>/g) ?? [];
    const link = links.find((each) => each.replace(/<[^>]*>/g, '') === name);
    const subject = encodeURIComponent(`Nachricht über ${formlessOwner.siteTitle}`);
    expect(link).toContain(`href="mailto:${formlessOwner.email}?subject=${subject}"`);
  },
);
