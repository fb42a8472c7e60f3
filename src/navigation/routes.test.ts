import { expect, it } from 'vitest';
import { homeAt, ownPath, routes } from './routes.ts';

it.each([
  ['/', { slide: 0, above: 'lock' }],
  ['/desktop', { slide: 0 }],
  ['/desktop/0', { slide: 0 }],
  ['/desktop/3/', { slide: 3 }],
  ['/index.html', { slide: 0, above: 'lock' }],
  ['/desktop/1/index.html', { slide: 1 }],
  ['/desktop/2.html', { slide: 2 }],
  ['/kontakt', { slide: 3, above: 'form', canonical: '/desktop/3' }],
])('homeAt returns for %s a route with %j', (path, home) => {
  expect(homeAt(path)).toMatchObject(home);
});

it.each([
  ['/INDEX.html', '/'],
  ['/Desktop', '/desktop/0'],
  ['/DESKTOP/2/', '/desktop/2'],
  ['/morningchess', '/morningChess'],
  ['/Impressum/', '/impressum'],
  ['/Unknown/', '/Unknown'],
])('ownPath returns for %s the address %s', (path, own) => {
  expect(ownPath(path)).toBe(own);
});

it.each(['/python', '/404'])('homeAt returns nothing for %s', (path) => {
  expect(homeAt(path)).toBeUndefined();
});

it.each([
  ['project', '/desktop/2'],
  ['skill', '/desktop/1'],
  ['resume', '/desktop/0'],
  ['static', '/desktop/3'],
] as const)('a %s page closes to %s', (screen, parent) => {
  const found = routes.filter((route) => route.screen === screen);
  expect(found).not.toEqual([]);
  for (const route of found.filter(({ lang }) => !lang)) expect(route).toMatchObject({ parent });
});
