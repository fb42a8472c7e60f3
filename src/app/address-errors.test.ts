import { describe, expect, it } from 'vitest';
import { owner } from '#src/content/owner.ts';
import { addressErrors } from './address-errors.ts';

const pages = ['/', '/desktop/0', '/kontakt', '/impressum', '/404'];

describe('the addresses of skills and projects', () => {
  it('are fine when they are distinct', () => {
    const details = [
      { slug: 'python', title: 'Python' },
      { slug: 'visualSort', title: 'VisualSort' },
      { slug: 'a-b_c9', title: 'ABC' },
    ];
    expect(addressErrors(details, pages)).toEqual([]);
  });

  it.each(['', '-x', 'a b', 'a/b', 'ä', 'a.b', '..', 'a?b'])('"%s" is malformed', (slug) => {
    expect(addressErrors([{ slug, title: 'X' }], pages)).toEqual([
      `The slug of "X" "${slug}" must consist of letters, digits, - and _ only.`,
    ]);
  });

  it.each([
    ['kontakt', 'the page /kontakt'],
    ['Impressum', 'the page /impressum'],
    ['desktop', 'the page /desktop/0'],
    ['404', 'the page /404'],
    ['assets', 'files of the site'],
    ['ICONS', 'files of the site'],
  ])('"%s" collides with %s, whatever its case', (slug, other) => {
    expect(addressErrors([{ slug, title: 'X' }], pages)).toEqual([
      `The slug of "X" "${slug}" collides with ${other}; choose another one.`,
    ]);
  });

  it('collide with each other, whatever their case', () => {
    const details = [
      { slug: 'react', title: 'React' },
      { slug: 'React', title: 'Reaktion' },
    ];
    expect(addressErrors(details, pages)).toEqual([
      'The slug of "Reaktion" "React" collides with "React"; choose another one.',
    ]);
  });

  it('blame the owner for the owner’s slug', () => {
    const details = [
      { slug: owner.slug, title: 'Meine Seite' },
      { slug: 'python', title: 'Python' },
    ];
    const taken = [...pages, `/${owner.slug.toUpperCase()}`];
    expect(addressErrors(details, taken)).toEqual([
      `The owner's slug "${owner.slug}" collides with the page /${owner.slug.toUpperCase()}; choose another one.`,
    ]);
  });
});
