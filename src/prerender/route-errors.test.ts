import { describe, expect, it } from 'vitest';
import { owner } from '#src/content/owner.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { routeErrors } from './route-errors.ts';

const others = routes.filter(({ screen }) => screen !== 'project' && screen !== 'skill');

function detail(slug: string, title: string): Route {
  const tile = { slug, order: 1, title, icon: 'python', background: '#123456' };
  return {
    path: `/${slug}`,
    screen: 'project',
    detail: { file: './projects/x.ts', slug, tile },
    parent: '/desktop/2',
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
      `The slug of "X" "${slug}" must consist of letters, digits, - and _ only.`,
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
      `The slug of "X" "${slug}" collides with ${other}; choose another one.`,
    ]);
  });

  it('collide with each other, whatever their case', () => {
    const details = [detail('react', 'React'), detail('React', 'Reaktion')];
    expect(routeErrors([...others, ...details])).toEqual([
      'The slug of "Reaktion" "React" collides with "React"; choose another one.',
    ]);
  });

  it('blame the owner for the owner’s slug', () => {
    const taken = owner.slug.toUpperCase();
    expect(routeErrors([...others, detail(taken, 'X'), detail(owner.slug, 'Meine Seite')])).toEqual(
      [`The owner's slug "${owner.slug}" collides with "X"; choose another one.`],
    );
    const own = detail(owner.slug, owner.siteTitle);
    expect(routeErrors([...others, own, detail(owner.slug, 'X')])).toEqual([
      `The owner's slug "${owner.slug}" collides with "X"; choose another one.`,
    ]);
  });
});

describe('a route', () => {
  it('that was added twice is named in one line', () => {
    const imprint = others.filter(({ screen }) => screen === 'imprint');
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
