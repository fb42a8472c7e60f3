import { describe, expect, it } from 'vitest';
import { entryOf, placeAt } from './place.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });

describe('placeAt', () => {
  it.each([
    [at('/'), { slide: 0, modal: undefined }],
    [at('/desktop/2'), { slide: 2, modal: undefined }],
    [at('/kontakt'), { slide: 3, modal: { kind: 'form' } }],
    [at('/python'), { slide: 0, modal: undefined }],
    [at('/Kontakt/'), { path: '/kontakt', slide: 3, modal: { kind: 'form' } }],
    [at('/datenschutz', '#aufruf'), { path: '/datenschutz', hash: '#aufruf' }],
  ])('derives from %j without a history entry the place %j', (address, place) => {
    expect(placeAt(address, null)).toMatchObject({ ...place, entryIndex: 0, entered: 0 });
  });

  it('reads modal, numbers and slide from the history entry', () => {
    const entry = { entryIndex: 4, entered: 3, slide: 2, modal: { kind: 'lightbox', index: 1 } };
    expect(placeAt(at('/python'), entry)).toEqual({ path: '/python', hash: '', ...entry });
  });

  it('prefers the slide in the address to that in the history entry', () => {
    expect(placeAt(at('/desktop/1'), { entryIndex: 1, entered: 0, slide: 3 }).slide).toBe(1);
  });

  it.each([
    { key: 'abc', idx: 2 },
    { entryIndex: '1', entered: 0 },
    { entryIndex: 1, entered: 0, modal: { kind: 'lightbox' } },
  ])('ignores %j, which is no entry of this site', (state) => {
    expect(placeAt(at('/python'), state)).toEqual(placeAt(at('/python'), null));
  });
});

it.each([
  [at('/desktop/2'), { entryIndex: 2, entered: 0, modal: { kind: 'help' } }],
  [at('/kontakt'), { entryIndex: 0, entered: 0 }],
  [at('/python'), { entryIndex: 3, entered: 2, slide: 1, modal: { kind: 'form' } }],
])('entryOf keeps the place at %j with the entry %j', (address, entry) => {
  const place = placeAt(address, entry);
  expect(place).toMatchObject(entry);
  expect(placeAt(address, entryOf(place))).toEqual(place);
});
