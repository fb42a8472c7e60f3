import { expect, it } from 'vitest';
import { routes } from '#src/navigation/routes.ts';
import { fullTitle } from '#src/ui/page-metadata.tsx';
import { pageTexts } from './metadata.ts';

it('titles and descriptions of all pages are unique and fit into search results', () => {
  const screens = routes.filter(({ path }) => path !== '/desktop').map(pageTexts);
  expect(new Set(screens.map(({ description }) => description)).size).toBe(screens.length);
  for (const { title, description } of screens) {
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(fullTitle(title).length, title).toBeLessThanOrEqual(60);
  }
});
