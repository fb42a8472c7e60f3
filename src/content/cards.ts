import { accessibilityPage } from './accessibility.ts';
import { projects, skills } from './catalogue.ts';
import { projectContents, skillContents } from './details.ts';
import { imprintPage } from './imprint.ts';
import { owner } from './owner.ts';
import { aboutPage, contactPage, lockScreen, projectsPage, skillsPage } from './pages.ts';
import { privacyPage } from './privacy.ts';
import { resume, resumePage } from './resume.ts';
import type { Tile } from './types.ts';

/** What a page's Open Graph picture says. */
interface Card {
  title: string;
  text: string;
  wallpaper: 'lock' | 'home';
  tile?: Tile;
}

export const { siteTitle } = owner;

/** The cards by the name of their file; `npm run art open-graph` draws them. */
export const cards: Record<string, Card> = {
  lock: { title: lockScreen.greeting, text: lockScreen.introduction, wallpaper: 'lock' },
  about: { title: owner.fullName, text: aboutPage.introduction, wallpaper: 'home' },
  skills: {
    title: skillsPage.heading,
    text: skillContents.map(({ title }) => title).join(' · '),
    wallpaper: 'home',
  },
  projects: {
    title: projectsPage.heading,
    text: projectContents.map(({ tile }) => tile.title).join(' · '),
    wallpaper: 'home',
  },
  contact: {
    title: contactPage.heading,
    text: `${contactPage.directRow.text} ${owner.email}`,
    wallpaper: 'home',
  },
  resume: {
    title: resumePage.heading,
    text: `${owner.fullName}, ${resume.occupation}`,
    wallpaper: 'home',
  },
  imprint: { title: imprintPage.heading, text: siteTitle, wallpaper: 'home' },
  accessibility: { title: accessibilityPage.heading, text: siteTitle, wallpaper: 'home' },
  privacy: { title: privacyPage.heading, text: siteTitle, wallpaper: 'home' },
};
for (const { tile, title, description } of [...projectContents, ...skillContents]) {
  cards[detailCard(tile.slug)] = { title, text: description, tile, wallpaper: 'home' };
}

/** The name of a project's or skill's card: that of its file, as several may have the same icon. */
export function detailCard(slug: string): string {
  const { file = slug } = [...projects, ...skills].find((detail) => detail.slug === slug) ?? {};
  return file.replace(/^.*\/|\.ts$/g, '');
}

/** What the card shows, for those who do not see it. */
export function cardAlt({ title, text, wallpaper, tile }: Card): string {
  const mountains = wallpaper === 'lock' ? 'Berge in der Dämmerung' : 'Berge bei Nacht';
  const icon = tile ? `das Symbol von ${tile.title} und ` : '';
  return `${mountains}, davor ${icon}die Worte „${title}“ und „${text}“`;
}
