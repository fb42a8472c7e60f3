import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from '#content/pages/impressum/page.ts';
import { sliderPages } from '#content/slider.ts';
import * as form from '#content/texts/form.ts';
import * as help from '#content/texts/help.ts';
import { routes } from '#src/navigation/routes.ts';
import { contentErrors } from './content-errors.ts';
import type { ContentFiles } from './mistake.ts';

/** Without the lines' numbers. */
function errorsOf(files: ContentFiles) {
  const examples = {
    'example/slider.ts': { sliderPages },
    'example/texts/form.ts': form,
    'example/texts/help.ts': help,
  };
  return contentErrors({ files, examples, routes, exists: existsSync, read: () => undefined });
}

describe('a static page', () => {
  const file = 'example/pages/impressum/page.ts';
  const withPage = (fields: object) => errorsOf({ [file]: { page: { ...page, ...fields } } });
  const withBlock = (block: unknown) =>
    withPage({ sections: [{ id: 'kontakt', heading: 'Kontakt', blocks: [block] }] });

  it('is checked like the rest', () => {
    expect(withPage({})).toEqual([]);
    expect(withPage({ head: { description: 'Kurz.' }, sections: ['Text'] })).toEqual([
      `${file}: head.description must be a text of 120 to 155 characters, but has 5 characters, 115 too few.`,
      `${file}: sections[0] must be like section('id', 'Heading', ['…']), but is "Text".`,
    ]);
    const [error] = withBlock({ lists: ['X'] });
    expect(error).toMatch(
      /: sections\[0\]\.blocks\[0\] must be a text, or like \{ list: .*, but is/,
    );
  });

  it.each([
    ['/lebenslauf#skills', true],
    ['/kontakt.vcf', true],
    ['https://example.org', true],
    ['/agb', false],
  ])('may link to %s: %s', (href, isFine) => {
    const path = 'sections[0].blocks[0].entries[0].href';
    const error = `${file}: ${path} must lead to a page of this site, but there is no ${href}.`;
    const errors = withBlock({ entries: [{ label: 'Mehr', text: 'Hier', href }] });
    expect(errors).toEqual(isFine ? [] : [error]);
  });
});

describe('texts', () => {
  const file = 'example/texts/form.ts';
  const { contactForm } = form;
  const withForm = (fields: object) =>
    errorsOf({ [file]: { ...form, contactForm: { ...contactForm, ...fields } } });

  it('are compared with those of the example', () => {
    expect(errorsOf({ [file]: form, 'example/texts/help.ts': help })).toEqual([]);
    const { name: _, ...labels } = contactForm.labels;
    expect(
      withForm({ labels, tooLong: 'Zu lang.', submit: 7, send: 'Los', back: 'Anders' }),
    ).toEqual([
      `${file}: contactForm.labels.name must be a text, but is missing.`,
      `${file}: contactForm.submit must be a text, but is 7.`,
      `${file}: contactForm.tooLong must be a function, but is "Zu lang.".`,
      `${file}: contactForm.send is no field that the site has.`,
    ]);
  });

  it('may lack what the example lacks, and have more items in a list and more signs', () => {
    const { shortcutGroups: groups, ...others } = help;
    const group = { screen: 'Karte', shortcuts: [{ keys: ['*'], effect: 'zeigen' }] };
    const more = { ...others, spokenKeys: { '*': 'Stern' }, shortcutGroups: [...groups, group] };
    const about = { ...sliderPages.about, imageAlt: undefined };
    const files = {
      'example/texts/help.ts': more,
      'example/slider.ts': { sliderPages: { about } },
    };
    const examples = { ...files, 'example/texts/help.ts': help };
    const disk = { routes, exists: existsSync, read: () => undefined };
    expect(contentErrors({ files, examples, ...disk })).toEqual([]);
  });

  it('of the slider have a title and a description for search engines', () => {
    const about = { ...sliderPages.about, head: { title: '', description: 'x'.repeat(156) } };
    expect(errorsOf({ 'example/slider.ts': { sliderPages: { ...sliderPages, about } } })).toEqual([
      'example/slider.ts: sliderPages.about.head.title must be a text without spaces at its ends, but is "".',
      'example/slider.ts: sliderPages.about.head.description must be a text of 120 to 155 characters, but has 156 characters, 1 too many.',
    ]);
  });

  it('of the form lead to a page that there is', () => {
    const privacyHint = { ...contactForm.privacyHint, page: 'privacy' };
    expect(withForm({ privacyHint })).toEqual([
      `${file}: contactForm.privacyHint.page must lead to a page of this site, but there is no /privacy.`,
    ]);
  });
});
