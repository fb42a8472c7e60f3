import { resume } from '#content/resume.ts';
import { sliderPages } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { resumePage } from '#content/texts/resume.ts';
import { projectFiles, projects, skillFiles, skills } from '#src/content/catalogue.ts';
import { moduleOf } from '#src/content/content-file.ts';
import * as neighbours from '#src/content/neighbours.ts';
import { pageFiles, staticPages } from '#src/content/static-pages.ts';
import * as summaries from '#src/content/summaries.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Modules of the content, by file and export, of which browsers get the values (`site-build.ts`); without
 * the descriptions, with which pages are served and which no script reads (docs/decisions/12).
 */
export const evaluatedContent: Readonly<Record<string, Values>> = {
  catalogue: { projects, skills },
  neighbours,
  'static-pages': { staticPages },
  summaries,
  resume: { resume },
  slider: {
    sliderPages: Object.fromEntries(
      Object.entries(sliderPages).map(([name, page]) => [name, withTitleAlone(page)]),
    ),
  },
  'texts/lock': { lockScreen: withTitleAlone(lockScreen) },
  'texts/not-found': { notFoundPage: withTitleAlone(notFoundPage) },
  'texts/resume': { resumePage: withTitleAlone(resumePage) },
  ...exportsOf('page', pageFiles, withTitleAlone),
  ...exportsOf('project', projectFiles, withoutDescription),
  ...exportsOf('skill', skillFiles, withoutDescription),
};

interface WithHead {
  head: { title?: string };
  card?: string;
  form?: WithHead;
}

function withTitleAlone<T extends WithHead>(page: T): object {
  const { head, card, form, ...texts } = page;
  return { ...texts, head: { title: head.title }, ...(form && { form: withTitleAlone(form) }) };
}

function withoutDescription<T extends { metaDescription?: string }>(content: T) {
  const { metaDescription, ...texts } = content;
  return texts;
}

/** Every file of a kind, by its path in the content's folder. */
function exportsOf<T>(name: string, files: Record<string, T>, reduced: (content: T) => unknown) {
  const modules = Object.entries(files).map(([file, content]) => {
    return [moduleOf(file), { [name]: reduced(content) }] as const;
  });
  return Object.fromEntries<Values>(modules);
}
