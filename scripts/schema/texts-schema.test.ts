import { expect, it } from 'vitest';
import { slides } from '#content/slider.ts';
import { formTexts } from '#content/texts/form.ts';
import { formatIssue, issuesOf } from '../content/content-issue.ts';
import { textsSchema } from './texts-schema.ts';

const issueLines = (example: unknown, own: unknown) =>
  issuesOf('texts/form.ts', textsSchema(example), own).map(formatIssue);

it('textsSchema reports file and field of a text that is missing, empty or of another type', () => {
  const { name: _, ...labels } = formTexts.labels;
  const own = { ...formTexts, labels, submit: 7, back: '', tooLong: 'Zu lang.' };
  expect(issueLines({ formTexts }, { formTexts: own })).toEqual([
    'texts/form.ts: formTexts.labels.name: Invalid input: expected string, received undefined',
    'texts/form.ts: formTexts.submit: Invalid input: expected string, received number',
    'texts/form.ts: formTexts.back: Too small: expected string to have >=1 characters',
    'texts/form.ts: formTexts.tooLong: Invalid input: expected function, received string',
  ]);
});

it('textsSchema reports a missing export', () => {
  expect(issueLines({ formTexts }, {})).toEqual([
    'texts/form.ts: formTexts: Invalid input: expected object, received undefined',
  ]);
});

it('every item of a list must be like the first item in the example', () => {
  expect(
    issueLines({ keys: [{ effect: 'x' }] }, { keys: [{ effect: 'a' }, {}, { effect: 'b' }] }),
  ).toEqual(['texts/form.ts: keys[1].effect: Invalid input: expected string, received undefined']);
});

it('a description for search engines has 120 to 155 characters', () => {
  const metadata = { ...slides.about.metadata, description: 'Kurz.' };
  expect(issueLines(slides, { ...slides, about: { ...slides.about, metadata } })).toEqual([
    'texts/form.ts: about.metadata.description: Too small: expected string to have >=120 characters',
  ]);
});

it('an owner may omit the picture of the first slide, and add texts', () => {
  const { imageAlt: _, ...about } = slides.about;
  expect(issueLines(slides, { ...slides, about, mine: 7 })).toEqual([]);
});
