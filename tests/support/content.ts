import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { lockTexts } from '#content/texts/lock.ts';
import { foldersOf } from '#scripts/content/content-folders.ts';
import { root } from '#scripts/root.mjs';
import { slideIndex, slideList } from '#src/content/slides.ts';
import type { ProjectContent, SkillContent } from '#src/content/types.ts';

/** `#content` is always the example, even in tests that open another owner's pages. */
const example = join(root, 'example');

/** A page to which the home screen links. */
export interface LinkedPage {
  /** Its heading. */
  title: string;
  tile: { title: string };
  path: string;
  /** The slide with the link. */
  slide: number;
}

/** A project or skill, and the name of its folder. */
export type Detail<T = ProjectContent | SkillContent> = T &
  LinkedPage & { name: string; slug: string };

/** Reads the folders itself, because `src/content/parsed-content.ts` needs Vite. */
async function readDetails<T extends ProjectContent | SkillContent>(
  kind: 'project' | 'skill',
  slide: number,
): Promise<readonly Detail<T>[]> {
  const folder = join(example, `${kind}s`);
  const details = foldersOf(kind, example).map(async (name) => {
    const file = pathToFileURL(join(folder, name, `${kind}.ts`)).href;
    const content: T = (await import(/* @vite-ignore */ file))[kind];
    const { slug } = content.tile;
    return { ...content, name, slug, path: `/${slug}`, slide };
  });
  return (await Promise.all(details)).sort((a, b) => a.tile.order - b.tile.order);
}

function required<T>(role: string, value: T | undefined): T {
  if (!value) throw new Error(`Not found in the example: ${role}.`);
  return value;
}

export const projects = await readDetails<ProjectContent>('project', slideIndex.projects);
export const skills = await readDetails<SkillContent>('skill', slideIndex.skills);

/** Reads the source, because the privacy notice imports `environment.ts`, which needs Vite. */
function readStaticPage(slug: string) {
  const source = readFileSync(join(example, 'pages', slug, 'page.ts'), 'utf8');
  const textOf = (field: string) =>
    new RegExp(`^ +${field}: ['\`]?(.+?)['\`]?,$`, 'm')
      .exec(source)?.[1]
      ?.replace(/\$\{(\w+)\}/, (_, name) => String(owner[name as keyof typeof owner]));
  const heading = required(`page ${slug} with a heading`, textOf('heading'));
  return {
    path: `/${slug}`,
    order: Number(textOf('order')),
    heading,
    // Without a title, a tab shows the site's.
    title: textOf('title'),
    link: textOf('linkLabel') ?? heading,
    lang: textOf('lang') ?? 'de',
    slide: textOf('onHome') ? slideIndex.about : slideIndex.contact,
  };
}

/** Static pages, in the order of the links to them. */
export const staticPages = foldersOf('page', example)
  .map(readStaticPage)
  .sort((a, b) => a.order - b.order);

/** Pages of the legal links, under "Rechtliches". */
export const legalPages = staticPages.filter(({ slide }) => slide === slideIndex.contact);

export const skillsOf = ({ tags }: ProjectContent) =>
  skills.filter(({ title }) => tags.includes(title));

export const palette: typeof import('#content/palette.json') = JSON.parse(
  readFileSync(join(example, 'palette.json'), 'utf8'),
);

export const projectWithPictures = required(
  'project with four pictures',
  projects.findLast(({ productImages }) => productImages.length === 4),
);
export const firstProject = required('project', projects[0]);
export const firstSkill = required('skill', skills[0]);
export const lastSkill = required('skill', skills.at(-1));
export const projectWithoutPictures = required(
  'project without pictures',
  projects.find(({ productImages }) => productImages.length === 0),
);
export const projectOfThisSite = required(
  'project about this site',
  projects.find(({ slug }) => slug === owner.slug),
);

/** The Impressum has no tile, but a text link on the home screen. `tile.title` names this link. */
export const imprint: LinkedPage = {
  title: 'Impressum',
  tile: { title: 'Impressum' },
  path: '/impressum',
  slide: slideIndex.contact,
};

export interface ExpectedPage {
  path: string;
  /** Name in the page's title; none on the Impressum and the page about this site. */
  title?: string | undefined;
  heading: string;
  /** Default: German. */
  lang?: string;
  /** The canonical address, if it differs from `path`. */
  canonical?: string;
  /** The slide that Schließen opens when the page was opened directly. */
  parent?: string;
}

const { contact, about } = slideIndex;

function expectedPage({ path, title: heading, slide }: Omit<LinkedPage, 'tile'>): ExpectedPage {
  // The heading of the page about this site is the site's title. A tab shows this title only once.
  const title = heading === owner.siteTitle ? undefined : heading;
  return { path, title, heading, parent: `/desktop/${slide}` };
}

/** The pages that `docs/product.md` lists. */
export const expectedPages: readonly ExpectedPage[] = [
  {
    path: '/',
    title: lockTexts.metadata.title,
    heading: lockTexts.greeting,
  },
  ...slideList.map(({ metadata, heading }, number) => {
    return { path: `/desktop/${number}`, title: metadata.title, heading };
  }),
  {
    path: '/kontakt',
    title: slides.contact.form.metadata.title,
    heading: slides.contact.heading,
    canonical: `/desktop/${contact}`,
  },
  ...[...projects, ...skills].map(expectedPage),
  expectedPage({ path: '/lebenslauf', title: 'Lebenslauf', slide: about }),
  ...staticPages.map(({ path, title, heading, lang, slide }) => {
    return { path, title, heading, lang, parent: `/desktop/${slide}` };
  }),
];

export function fullTitle({ title }: Pick<ExpectedPage, 'title'>): string {
  return title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
}
