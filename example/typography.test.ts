import { describe, expect, it } from 'vitest';
import { briefOwner, completeOwner, formlessOwner } from '#scripts/testbed/owners.ts';
import { projectContents, skillContents } from '#src/content/catalogue.ts';
import { pageFiles } from '#src/content/static-pages.ts';
import { owner } from './owner.ts';
import { accessibilitySections } from './pages/barrierefreiheit/page.ts';
import { privacySections } from './pages/datenschutz/privacy-sections.ts';
import { imprintSections } from './pages/impressum/page.ts';
import { resume } from './resume.ts';
import { sliderPages } from './slider.ts';

const details = [...projectContents, ...skillContents];

/** Every string below a value, whatever its depth; addresses and colours are not texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'href' ? [] : textsOf(child)));
}

const allOn = { appCheck: true, assetHost: 'https://assets.example.org', offlineCache: true };

const texts = textsOf([
  details,
  sliderPages,
  import.meta.glob('./texts/*.ts', { eager: true }),
  owner,
  pageFiles,
  [briefOwner, completeOwner, formlessOwner].map((owner) => [
    imprintSections(owner),
    accessibilitySections(owner),
    (['firestore', 'emulator', 'stand-in'] as const).map((messageStore) => [
      privacySections({ ...allOn, messageStore }, owner),
      privacySections({ messageStore, appCheck: false, assetHost: '', offlineCache: true }, owner),
    ]),
  ]),
  resume,
]);

describe('every text of the site', () => {
  it('was found', () => {
    expect(details.length).toBeGreaterThanOrEqual(9);
    expect(texts.length).toBeGreaterThan(250);
  });

  it.each([
    ['placeholder', /[{}]|\b(lorem|todo|tbd|fixme|xxx|platzhalter|undefined|null)\b/i],
    ['straight or unclosed quotation mark', /["”»«]|„[^“]*$/],
    ['hyphen in place of a dash and no dash without spaces', / - |\S–|–\S|—/],
    ['three dots, double space or space at its beginning', /\.\.|\s\s|^\s/],
    [
      'space that may break between a number and what it counts or belongs to',
      /(§|Art\.|Abs\.|lit\.|Nr\.|Material) \w|\d[a-z]? (DSGVO|DDG|TDDDG|UStG|AO|DL-InfoV|Tage|Monate|Minuten?|Stunden?|Uhr|Elementen?\b)|Runde \d/,
    ],
    ['name of a company misspelled, but where the specification fixes it', /^(?!Github$).*Github/],
    ['umlaut spelled with e', /\b(fuer|ueber|koenn|moecht|schluess|loesch|waehl|zurueck)/i],
  ])('has no %s', (_, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});
