import { slides as slider } from '#content/slider.ts';
import * as lock from '#content/texts/lock.ts';
import * as notFound from '#content/texts/not-found.ts';
import * as resume from '#content/texts/resume.ts';

// Descriptions and cards stand in the served HTML only.

function withTitle<T extends { metadata: { title: string } }>({
  metadata: { title },
  ...texts
}: T) {
  return { ...texts, metadata: { title } };
}

/** Whoever wants no picture deletes its text. */
const withPicture: typeof slider.about & { imageAlt?: string } = slider.about;
const { card: aboutCard, ...about } = withPicture;
const { card: contactCard, form, ...contact } = slider.contact;

export const slides = {
  // Gives the keys their order, which is the slider's. A slide that is not named below as well
  // would carry its description to browsers.
  ...slider,
  about: withTitle(about),
  skills: withTitle(slider.skills),
  projects: withTitle(slider.projects),
  contact: withTitle(contact),
};

export const formPage = withTitle(form);
export const lockScreen = withTitle(lock.lockScreen);
export const notFoundPage = withTitle(notFound.notFoundPage);
export const resumePage = withTitle(resume.resumePage);
