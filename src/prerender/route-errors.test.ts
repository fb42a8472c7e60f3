import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { routeErrors } from './route-errors.ts';

const others = routes.filter(({ screen }) => screen !== 'project' && screen !== 'skill');

function detail(slug: string, title: string): Route {
  const tile = { slug, order: 1, title, background: '#123456' };
  return {
    path: `/${slug}`,
    screen: 'project',
    detail: {
      file: `/example/projects/${title.toLowerCase()}/project.ts`,
      name: title.toLowerCase(),
      slug,
      tile,
      title,
      background: '#123456',
    },
    parent: '/desktop/2',
    head: { title },
  };
}

describe('the routes of skills and projects', () => {
  it('are fine when they are distinct', () => {
    expect(routeErrors(routes)).toEqual([]);
    const details = [detail('python', 'Python'), detail('a-b_c9', 'ABC')];
    expect(routeErrors([...others, ...details])).toEqual([]);
  });

  it.each(['', '-x', 'a b', 'a/b', 'ä', 'a.b', '..', 'a?b'])('"%s" is malformed', (slug) => {
    expect(routeErrors([...others, detail(slug, 'X')])).toEqual([
      `example/projects/x/project.ts: tile.slug must consist of letters, digits, - and _ only, but is "${slug}".`,
    ]);
  });

  it.each([
    ['kontakt', 'the page /kontakt'],
    ['Impressum', 'the page /impressum'],
    ['desktop', 'the page /desktop/3'],
    ['404', 'the page /404'],
    ['assets', 'files of the site'],
    ['ICONS', 'files of the site'],
    ['index', 'files of the site'],
    ['offline', 'files of the site'],
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
    const line = `example/owner.ts: slug "${owner.slug}" collides with example/projects/x/project.ts; choose another one.`;
    expect(routeErrors([...others, other, own])).toEqual([line]);
    expect(routeErrors([...others, own, other])).toEqual([line]);
  });
});

describe('a route', () => {
  it('that was added twice is named in one line', () => {
    const imprint = others.filter(({ path }) => path === '/impressum');
    expect(routeErrors([...others, ...imprint])).toEqual([
      'The address /impressum stands twice in the table of routes.',
    ]);
  });

  it('without a name is named in one line', () => {
    const head = { description: 'Eine Seite.', card: 'lock', title: ' ' };
    const nameless: Route = { path: '/neu', screen: 'home', page: 0, head };
    expect(routeErrors([...others, nameless])).toEqual([
      'The page /neu has no name: its head needs a title.',
    ]);
    expect(routeErrors([...others, detail('neu', ' ')])).toEqual([
      'The page /neu has no name: its tile needs a title.',
    ]);
  });
});
