import { slides as slider } from '#content/slider.ts';
import * as lock from '#content/texts/lock.ts';
import * as notFound from '#content/texts/not-found.ts';
import * as resume from '#content/texts/resume.ts';

// The screens' texts, without those that only the prerendered HTML needs: meta descriptions and
// texts of Open Graph cards.

function withoutDescription<T extends { metadata: { title: string } }>({ metadata, ...texts }: T) {
  return { ...texts, metadata: { title: metadata.title } };
}

const { card: _, ...about } = slider.about;
const { card: __, form, ...contact } = slider.contact;

export const slideTexts = {
  // The spread keeps the order of the slides. The properties below remove the descriptions.
  ...slider,
  about: withoutDescription(about),
  skills: withoutDescription(slider.skills),
  projects: withoutDescription(slider.projects),
  contact: withoutDescription(contact),
};

export const formPage = withoutDescription(form);
export const lockTexts = withoutDescription(lock.lockTexts);
export const notFoundPage = withoutDescription(notFound.notFoundPage);
export const resumePage = withoutDescription(resume.resumePage);
