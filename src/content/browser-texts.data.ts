import { slides as slider } from '#content/slider.ts';
import * as lock from '#content/texts/lock.ts';
import * as notFound from '#content/texts/not-found.ts';
import * as resume from '#content/texts/resume.ts';

// The screens' texts without descriptions and cards, which only the prerendered HTML needs.

function withTitle<T extends { metadata: { title: string } }>({ metadata, ...texts }: T) {
  return { ...texts, metadata: { title: metadata.title } };
}

/** The type allows content without `imageAlt`. */
const withPicture: typeof slider.about & { imageAlt?: string } = slider.about;
const { card: aboutCard, ...about } = withPicture;
const { card: contactCard, form, ...contact } = slider.contact;

export const slides = {
  // The spread keeps the owner's order; the properties below remove the descriptions.
  ...slider,
  about: withTitle(about),
  skills: withTitle(slider.skills),
  projects: withTitle(slider.projects),
  contact: withTitle(contact),
};

export const formPage = withTitle(form);
export const lockTexts = withTitle(lock.lockTexts);
export const notFoundPage = withTitle(notFound.notFoundPage);
export const resumePage = withTitle(resume.resumePage);
