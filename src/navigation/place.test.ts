import { describe, expect, it } from 'vitest';
import { entryOf, placeAt } from './place.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });

describe('placeAt', () => {
  it.each([
    [at('/'), { route: { path: '/' }, modal: undefined }],
    [at('/kontakt'), { route: { path: '/kontakt' }, modal: 'form' }],
    [at('/Kontakt/'), { route: { path: '/kontakt' }, modal: 'form' }],
    [at('/datenschutz', '#aufruf'), { route: { path: '/datenschutz' }, hash: '#aufruf' }],
    [at('/unknown'), { route: { path: '/unknown', screen: 'not-found' } }],
  ])('turns %j, without a state, into the place %j', (address, place) => {
    expect(placeAt(address, null)).toMatchObject({ ...place, entryIndex: 0, routeStartIndex: 0 });
  });

  it('reads modal, picture and indices from the state', () => {
    const entry = { entryIndex: 4, routeStartIndex: 3, modal: 'lightbox', pictureIndex: 1 };
    expect(placeAt(at('/python'), entry)).toMatchObject(entry);
  });

  it.each([
    { key: 'abc', idx: 2 },
    { entryIndex: '1', routeStartIndex: 0 },
    { entryIndex: 1, routeStartIndex: 0, modal: 'unknown' },
    { entryIndex: 1, routeStartIndex: 0, modal: 'lightbox', pictureIndex: '2' },
  ])('ignores the state %j, which is not of this site', (state) => {
    expect(placeAt(at('/python'), state)).toEqual(placeAt(at('/python'), null));
  });
});

it.each([
  [at('/desktop/2'), { entryIndex: 2, routeStartIndex: 0, modal: 'help' }],
  [at('/kontakt'), { entryIndex: 0, routeStartIndex: 0 }],
  [at('/python'), { entryIndex: 3, routeStartIndex: 2, modal: 'lightbox', pictureIndex: 3 }],
])('entryOf and placeAt keep the place at %j with the state %j', (address, entry) => {
  const place = placeAt(address, entry);
  expect(place).toMatchObject(entry);
  expect(placeAt(address, entryOf(place))).toEqual(place);
});
