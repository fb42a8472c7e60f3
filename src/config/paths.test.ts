import { describe, expect, it } from 'vitest';
import { clampPage, homePlace, paths, siteAddress } from './paths.ts';

describe('the place on the home screen that an address names', () => {
  it('is page 0 behind the lock at the start', () => {
    expect(homePlace('/')).toEqual({ page: 0, locked: true, form: false });
  });

  it.each([0, 1, 2, 3] as const)('is page %i at its own address', (page) => {
    const place = { page, locked: false, form: false };
    expect(homePlace(paths.desktop(page))).toEqual(place);
    expect(homePlace(`${paths.desktop(page)}/`)).toEqual(place);
  });

  it('is page 0 where the page is not named', () => {
    expect(homePlace('/desktop')).toEqual({ page: 0, locked: false, form: false });
    expect(homePlace('/desktop/')).toEqual({ page: 0, locked: false, form: false });
  });

  it('is the contact page below the form at the address of the form', () => {
    expect(homePlace('/kontakt')).toEqual({ page: 3, locked: false, form: true });
  });

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
    '/python',
    '',
  ])('is none at %s', (path) => {
    expect(homePlace(path)).toBeUndefined();
  });
});

describe('the slash at the end of an address', () => {
  it.each([
    ['/impressum/', '/impressum'],
    ['/desktop/2/', '/desktop/2'],
    ['/impressum', '/impressum'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/impressum/index.html', '/impressum'],
  ])('%s becomes %s', (path, address) => {
    expect(siteAddress(path)).toBe(address);
  });
});

describe('the nearest page', () => {
  it.each([
    [-5, 0],
    [-0.4, 0],
    [0.49, 0],
    [0.5, 1],
    [2.4, 2],
    [3.2, 3],
    [17, 3],
    [Number.NaN, 0],
  ])('to %d is %i', (index, page) => {
    expect(clampPage(index)).toBe(page);
  });
});
