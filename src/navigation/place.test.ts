import { describe, expect, it } from 'vitest';
import { entryOf, placeAt } from './place.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });

describe('placeAt', () => {
  it.each([
    [at('/'), { slide: 0, modal: undefined }],
    [at('/desktop/2'), { slide: 2, modal: undefined }],
    [at('/kontakt'), { slide: 3, modal: { kind: 'form' } }],
    [at('/python'), { slide: 0, modal: undefined }],
    [at('/datenschutz', '#aufruf'), { path: '/datenschutz', hash: '#aufruf' }],
  ])('derives page and overlay from %o when there is no history entry', (address, place) => {
    expect(placeAt(address, null)).toMatchObject({ ...place, step: 0, entered: 0 });
  });

  it('reads overlay, steps and page from the history entry', () => {
    const entry = { step: 4, entered: 3, page: 2, overlay: { kind: 'lightbox', index: 1 } };
    expect(placeAt(at('/python'), entry)).toEqual({ path: '/python', hash: '', ...entry });
  });

  it('prefers the page in the address to that of the history entry', () => {
    expect(placeAt(at('/desktop/1'), { step: 1, entered: 0, page: 3 })).toMatchObject({ page: 1 });
  });

  it.each([
    { key: 'abc', idx: 2 },
    { step: '1', entered: 0 },
    { step: 1, entered: 0, overlay: { kind: 'lightbox' } },
  ])('ignores %o, which is no entry of this site', (state) => {
    expect(placeAt(at('/python'), state)).toEqual(placeAt(at('/python'), null));
  });
});

describe('entryOf', () => {
  it.each([
    [at('/'), { step: 0, entered: 0 }],
    [at('/desktop/2'), { step: 2, entered: 0, overlay: { kind: 'help' } }],
    [at('/kontakt'), { step: 0, entered: 0 }],
    [at('/python'), { step: 3, entered: 2, page: 1, overlay: { kind: 'form' } }],
  ])('returns the entry from which placeAt reads the place at %o', (address, entry) => {
    expect(entryOf(placeAt(address, entry))).toEqual(entry);
  });
});
