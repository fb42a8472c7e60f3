import { accessibilityPage } from '../../src/content/accessibility.ts';
import { projectContents, skillContents } from '../../src/content/details.ts';
import { imprintPage } from '../../src/content/imprint.ts';
import { owner } from '../../src/content/owner.ts';
import {
  aboutPage,
  contactPage,
  lockScreen,
  projectsPage,
  skillsPage,
} from '../../src/content/pages.ts';
import { privacyPage } from '../../src/content/privacy.ts';
import { resume, resumePage } from '../../src/content/resume.ts';

/** What a page's Open Graph picture says. */
interface Card {
  title: string;
  text: string;
  wallpaper: 'lock' | 'home';
  tile?: (typeof projectContents)[number]['tile'];
}

export const { siteTitle } = owner;

/** The cards by the name of their file. */
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
  cards[tile.icon] = { title, text: description, tile, wallpaper: 'home' };
}
