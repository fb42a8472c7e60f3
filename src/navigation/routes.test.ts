import { expect, it } from 'vitest';
import { homeRouteOf, knownRouteAt, prerenderedPath, routeAt, routes } from './routes.ts';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/INDEX.html', '/'],
  ['/desktop', '/desktop/0'],
  ['/Desktop', '/desktop/0'],
  ['/desktop/3/', '/desktop/3'],
  ['/desktop/2.html', '/desktop/2'],
  ['/desktop/1/index.html', '/desktop/1'],
  ['/desktop/%32', '/desktop/2'],
  ['/DESKTOP/2/', '/desktop/2'],
  ['/kontakt', '/kontakt'],
  ['/morningchess', '/morningChess'],
  ['/%70ython', '/python'],
  ['/a%43hess', '/aChess'],
  ['/Impressum/', '/impressum'],
])('routeAt(%s) is the route of %s', (address, path) => {
  expect(routeAt(address)).toMatchObject({ path });
  expect(routes).toContainEqual(routeAt(address));
});

it.each([
  ['/Unknown/', '/Unknown'],
  ['/desktop/7', '/desktop/7'],
  ['/desktop/01', '/desktop/01'],
  ['/desktop/abc', '/desktop/abc'],
  ['/a/b/c', '/a/b/c'],
  ['/x.html', '/x'],
  ['/f%C3%BCr', '/f%C3%BCr'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('routeAt(%s) is a not-found route with the path %s', (address, path) => {
  expect(routeAt(address)).toMatchObject({ screen: 'not-found', path });
  expect(prerenderedPath(routeAt(address))).toBe('/404');
  expect(knownRouteAt(address)).toBeUndefined();
});

it.each([
  ['/', { path: '/', slide: 0, overlay: 'lock' }],
  ['/desktop/2', { path: '/desktop/2', slide: 2 }],
  ['/kontakt', { path: '/desktop/3', slide: 3 }],
])('the home route of %s has %j', (address, home) => {
  expect(homeRouteOf(routeAt(address))).toMatchObject(home);
});

it.each(['/python', '/404', '/unknown'])('%s has no home route', (address) => {
  expect(homeRouteOf(routeAt(address))).toBeUndefined();
});

it.each([
  ['project', '/desktop/2'],
  ['skill', '/desktop/1'],
  ['resume', '/desktop/0'],
  ['static', '/desktop/3'],
] as const)('the parent of a German %s page is %s', (screen, parent) => {
  const found = routes.filter((route) => route.screen === screen);
  expect(found).not.toEqual([]);
  for (const route of found.filter(({ lang }) => !lang)) expect(route).toMatchObject({ parent });
});
