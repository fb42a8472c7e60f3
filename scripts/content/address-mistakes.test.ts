import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { slugMistakes } from './address-mistakes.ts';
import { lineOf } from './mistake.ts';

/** One line for each page that cannot be served. */
function routeErrors(all: readonly Route[]) {
  return slugMistakes({ routes: all, owner }).map((mistake) => lineOf(mistake, () => undefined));
}

const others = routes.filter(({ screen }) => screen !== 'project' && screen !== 'skill');

function detail(slug: string, title: string): Route {
  const tile = { slug, order: 1, title, background: '#123456' };
  const file = `/example/projects/${title.toLowerCase()}/project.ts`;
  const data = { file, name: title.toLowerCase(), slug, tile, title, background: '#123456' };
  return {
    path: `/${slug}`,
    screen: 'project',
    detail: data,
    parent: '/desktop/2',
    head: { title },
  };
}

describe('the routes of skills and projects', () => {
  it('are fine when they are distinct', () => {
    const details = [detail('python', 'Python'), detail('a-b_c9', 'ABC')];
    expect(routeErrors([...others, ...details])).toEqual([]);
  });

  it.each(['', '-x', 'a/b', 'ä', '..'])('"%s" is malformed', (slug) => {
    expect(routeErrors([...others, detail(slug, 'X')])).toEqual([
      `example/projects/x/project.ts: tile.slug must consist of letters, digits, - and _ only, but is "${slug}".`,
    ]);
  });

  it.each([
    ['kontakt', 'the page /kontakt'],
    ['Impressum', 'example/pages/impressum/page.ts'],
    ['desktop', 'the page /desktop/3'],
    ['404', 'the page /404'],
    ['ICONS', 'files of the site'],
  ])('"%s" collides with %s, whatever its case', (slug, other) => {
    expect(routeErrors([...others, detail(slug, 'X')])).toEqual([
      `example/projects/x/project.ts: tile.slug "${slug}" collides with ${other}; choose another one.`,
    ]);
  });

  it('collide with each other, whatever their case', () => {
    const details = [detail('react', 'React'), detail('React', 'Reaktion')];
    expect(routeErrors([...others, ...details])).toEqual([
      'example/projects/reaktion/project.ts: tile.slug "React" collides with example/projects/react/project.ts; choose another one.',
    ]);
  });

  it('blame the owner for the owner’s slug', () => {
    const own = detail(owner.slug, owner.siteTitle);
    const other = detail(owner.slug.toUpperCase(), 'X');
    expect(routeErrors([...others, own, other])).toEqual([
      `example/owner.ts: slug "${owner.slug}" collides with example/projects/x/project.ts; choose another one.`,
    ]);
  });
});

it('names the folder of a static page whose address is taken', () => {
  const [imprint] = others.filter(({ path }) => path === '/impressum');
  if (imprint?.screen !== 'static') throw new Error('There is no imprint.');
  const page = { ...imprint.page, file: '/example/pages/kontakt/page.ts', slug: 'kontakt' };
  expect(routeErrors([...others, { ...imprint, path: '/kontakt', page }])).toEqual([
    'example/pages/kontakt/page.ts: the name of its folder "kontakt" collides with the page /kontakt; choose another one.',
  ]);
});
