import { slides } from '#content/slider.ts';
import { lockTexts } from '#content/texts/lock.ts';
import { cardTexts } from '#content/texts/open-graph.ts';
import { resumePage } from '#content/texts/resume.ts';
import { type Detail, projects, skills } from '#src/content/details.data.ts';
import { resume } from '#src/content/parsed-content.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { type SlideName, slideNames } from '#src/content/slides.ts';
import { type StaticPageSummary, staticPages } from '#src/content/static-pages.data.ts';

interface Card {
  title: string;
  text: string;
  wallpaper: 'lock' | 'home';
  /** The project or skill whose icon the card shows, if any. */
  detail?: Detail;
  lang?: string | undefined;
}

const titlesOf = (details: readonly Detail[]) => details.map(({ tile }) => tile.title).join(' · ');

const slideCardTexts: Record<SlideName, string> = {
  about: slides.about.card,
  skills: titlesOf(skills),
  projects: titlesOf(projects),
  contact: slides.contact.card,
};

function slideCard(name: SlideName): Card {
  return { title: slides[name].heading, text: slideCardTexts[name], wallpaper: 'home' };
}

function staticCard({ heading, lang }: StaticPageSummary): Card {
  return { title: heading, text: parsedOwner.siteTitle, wallpaper: 'home', lang };
}

function detailCard(detail: Detail): Card {
  return { title: detail.title, text: detail.description, detail, wallpaper: 'home' };
}

const lockCard: Card = {
  title: lockTexts.greeting,
  text: lockTexts.introduction,
  wallpaper: 'lock',
};

const resumeCard: Card = {
  title: resumePage.heading,
  text: `${parsedOwner.fullName}, ${resume.occupation}`,
  wallpaper: 'home',
};

/** Cards by file name; `npm run pictures open-graph` renders them. */
export const cards: Readonly<Record<string, Card>> = Object.fromEntries([
  ['lock', lockCard],
  ...slideNames.map((name) => [name, slideCard(name)]),
  ['resume', resumeCard],
  ...staticPages.map((page) => [page.slug, staticCard(page)]),
  ...[...projects, ...skills].map((detail) => [detail.name, detailCard(detail)]),
]);

export function cardAlt({ title, text, wallpaper, detail, lang }: Card): string {
  // The wallpaper's description is in the site's language.
  if (lang) return `${title} ${text}`;
  return cardTexts.alt(cardTexts.wallpapers[wallpaper], title, text, detail?.tile.title);
}
