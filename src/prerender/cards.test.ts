import { expect, it, vi } from 'vitest';
import { cards } from '#src/content/cards.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { pageTexts } from './page-texts.ts';

vi.mock('#src/content/projects/itspylearning.ts', async (load) => {
  const { project } = await load<typeof import('#src/content/projects/itspylearning.ts')>();
  const tile = { ...project.tile, icon: 'a-chess' };
  return { tile, project: { ...project, tile } };
});

it.each([
  ['/aChess', 'a-chess', 'aChess'],
  ['/itspylearning', 'itspylearning', 'Itspylearning'],
])(
  '%s has a card of its own, also where another project has the same icon',
  (path, name, title) => {
    expect(pageTexts(routeAt(path)).card).toBe(name);
    expect(cards[name]).toMatchObject({ title, tile: { icon: 'a-chess' } });
  },
);
