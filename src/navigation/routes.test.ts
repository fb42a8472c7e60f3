import { describe, expect, it } from 'vitest';
import { normalizePath, paths } from './paths.ts';
import { homeAt, routeAt, routes } from './routes.ts';

describe('the home screen', () => {
  it('is at page 0 below the lock at the start', () => {
    expect(homeAt('/')).toMatchObject({ page: 0, above: 'lock' });
  });

  it.each([0, 1, 2, 3] as const)('is at page %i at its own address', (page) => {
    expect(homeAt(paths.page(page))).toMatchObject({ page });
    expect(homeAt(`${paths.page(page)}/`)).toMatchObject({ page });
  });

  it('is at page 0 where no page is named', () => {
    expect(homeAt('/desktop')).toMatchObject({ page: 0 });
    expect(homeAt('/desktop/')).toMatchObject({ page: 0 });
  });

  it('is at the contact page below the form at the address of the form', () => {
    expect(homeAt('/kontakt')).toMatchObject({ page: 3, above: 'form', canonical: '/desktop/3' });
  });

  it.each(['/python', '/impressum', '/404'])('is not at %s', (path) => {
    expect(homeAt(path)).toBeUndefined();
  });
});

describe('a page beside the slider', () => {
  it.each([
    ['project', '/desktop/2'],
    ['skill', '/desktop/1'],
    ['resume', '/desktop/0'],
    ['static', '/desktop/3'],
  ] as const)('of the kind %s closes to %s', (screen, parent) => {
    const found = routes.filter((route) => route.screen === screen);
    expect(found).not.toEqual([]);
    for (const route of found) expect(route).toMatchObject({ parent });
  });
});

describe('an address', () => {
  it.each([
    '/desktop/4',
    '/desktop/-1',
    '/desktop/00',
    '/desktop/1.0',
    '/desktop/x',
    '/desktop/1/2',
    '/Desktop/1',
    '/desktop1',
    '/Kontakt',
    '/visualsort',
  ])('that is not in the table, as %s, is not found', (path) => {
    expect(routeAt(path).screen).toBe('not-found');
  });

  it.each([
    ['/impressum/', '/impressum'],
    ['/desktop/2/', '/desktop/2'],
    ['/impressum', '/impressum'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/impressum/index.html', '/impressum'],
    ['/impressum.html', '/impressum'],
  ])('as a host may serve it: %s is %s', (path, address) => {
    expect(normalizePath(path)).toBe(address);
  });
});
