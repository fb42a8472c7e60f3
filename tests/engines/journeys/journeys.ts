import { slideIndex, slideList } from '#src/content/slides.ts';
import {
  firstSkill,
  lastSkill,
  type Place,
  projects,
  projectWithPictures,
  skills,
  skillsOf,
} from '#tests/support/content.ts';
import type { JourneyPage } from './journey-page.ts';

const hint = 'link "Zum Entsperren nach oben wischen."';
const bar = slideList.map(({ metadata }) => `link "${metadata.title}"`);
const lastOfBar = `${bar.at(-1)}`;
const dots = slideList.map(({ metadata }, index) => `link "Seite ${index + 1}: ${metadata.title}"`);
const heading = (slide: number) => `heading "${slideList[slide]?.heading}"`;
const linkTo = ({ tile }: Place) => `link "${tile.title}"`;
const headingOf = ({ title }: Place) => `heading "${title}"`;
const pictures = projectWithPictures.productImages;
const [firstScreenshot = '', secondScreenshot = ''] = pictures.map(
  ({ alt }, index) =>
    `button "Bild ${index + 1} von ${pictures.length} vergrößern: ${alt.replace(/\s+/g, ' ')}"`,
);
const lightbox = (number: number) => `dialog "Bild ${number} von ${pictures.length}"`;
const button = `link "${projectWithPictures.buttons[0]?.label}"`;
const form = 'dialog "Schreibt mir direkt."';
const sent = 'status "Nachricht abgeschickt Ich werde mich bei Ihnen melden."';

const { about, skills: skillsSlide, projects: projectsSlide, contact } = slideIndex;
const lastSlide = slideList.length - 1;

type Journey = (visit: JourneyPage) => Promise<void>;

/** The ways through the site, the same in every engine. Each key press names what it focuses. */
export const journeys: Readonly<Record<string, Readonly<Record<string, Journey>>>> = {
  'the keyboard': {
    'leads from the lock over the slides to a skill and back': async (visit) => {
      await visit.open('/');
      await visit.press('ArrowUp', heading(about));
      await visit.expectSlide(about);
      await visit.back();
      await visit.startFrom(hint);
      await visit.press('Enter', heading(about));
      await visit.expectSlide(about);
      await visit.startFrom(lastOfBar);
      await visit.tabThrough('link "Schreib mir"', 'link "Lebenslauf"', 'link "English"', ...dots);
      await visit.waitForSlideKeys();
      await visit.startFrom(heading(about));
      for (const [key, slide] of [
        ['ArrowRight', skillsSlide],
        ['ArrowDown', projectsSlide],
        ['End', lastSlide],
        ['Home', about],
        ['ArrowRight', skillsSlide],
      ] as const) {
        await visit.press(key, heading(slide));
        await visit.expectSlide(slide);
      }
      await visit.tabThrough(...skills.map(linkTo));
      await visit.press('Enter', headingOf(lastSkill));
      await visit.expectPath(lastSkill.path);
      await visit.tabBack('link "Schließen"');
      await visit.press('Enter', linkTo(lastSkill));
      await visit.expectSlide(skillsSlide);
    },

    'leads by Tab through the home screen to a project and its lightbox': async (visit) => {
      await visit.openSlide(projectsSlide);
      await visit.startFrom('link "Über Mich"');
      await visit.tabThrough(...bar.slice(1), ...projects.map(linkTo), ...dots);
      for (const dot of dots.slice(0, -1).toReversed()) await visit.tabBack(dot);
      await visit.tabBack(linkTo(projectWithPictures));
      await visit.press('Enter', headingOf(projectWithPictures));
      await visit.back();
      await visit.expectFocus(linkTo(projectWithPictures), 'Back');
      await visit.forward();
      await visit.expectFocus(headingOf(projectWithPictures), 'Forward');
      await visit.tabThrough(...skillsOf(projectWithPictures).map(linkTo), button, firstScreenshot);
      await visit.press('Enter', lightbox(1));
      await visit.press('ArrowRight', lightbox(2));
      await visit.tabThrough('button "Schließen"', 'button "Vorheriges Bild"');
      await visit.press('Enter', 'button "Vorheriges Bild"');
      await visit.expectShown(lightbox(1));
      await visit.tabThrough('button "Nächstes Bild"');
      await visit.press('Enter', 'button "Nächstes Bild"');
      await visit.back();
      await visit.expectFocus(secondScreenshot, 'Back');
      await visit.forward();
      await visit.expectFocus(lightbox(2), 'Forward');
      await visit.press('Escape', secondScreenshot);
      await visit.expectGone(lightbox(2));
    },

    'writes a message, closes and opens the form, corrects mistakes and sends': async (visit) => {
      await visit.openSlide(contact);
      await visit.startFrom(lastOfBar);
      await visit.press('Tab', 'button "Schreiben"');
      await visit.press('Enter', 'textbox "Name"');
      await visit.expectShown(form);
      await visit.tabThrough('textbox "Email"');
      await visit.type('erika');
      await visit.press('Escape', 'button "Schreiben"');
      await visit.expectGone(form);
      await visit.press('Enter', 'textbox "Name"');
      await visit.tabThrough('textbox "Email"');
      await visit.expectValue('erika');
      await visit.tabThrough('textbox "Nachricht"', 'button "Kontaktieren"');
      await visit.press('Enter', 'textbox "Name"');
      await visit.type('Erika Beispiel');
      await visit.tabThrough('textbox "Email"', 'textbox "Nachricht"', 'button "Kontaktieren"');
      await visit.press('Enter', 'textbox "Email"');
      await visit.press('End', 'textbox "Email"');
      await visit.type('@beispiel.de');
      await visit.tabThrough('textbox "Nachricht"');
      await visit.type('Guten Tag!');
      await visit.tabThrough('button "Kontaktieren"', 'button "Zurück"', 'link "Datenschutz"');
      await visit.tabThrough('textbox "Name"');
      await visit.press('Enter', 'button "Schreiben"');
      await visit.expectShown(sent);
      await visit.expectFocus('button "Schreiben"', 'the notification');
      await visit.expectSlide(contact);
    },
  },

  'the mouse': {
    'opens the lock by a swipe, its hint and the wheel, and turns a slide by the wheel': async (
      visit,
    ) => {
      await visit.open('/');
      await visit.drag(await visit.at(0.5, 0.6), await visit.at(0.5, 0.3));
      await visit.expectSlide(about);
      await visit.back();
      await visit.drag(await visit.place(hint), await visit.at(0.5, 0.3));
      await visit.expectSlide(about);
      await visit.back();
      await visit.click(hint);
      await visit.expectSlide(about);
      await visit.back();
      await visit.wheel();
      await visit.expectSlide(about);
      await visit.openSlide(skillsSlide);
      // What moves at once may be the inertia of a gesture that began on the page before.
      await visit.waitForSlideKeys();
      await visit.wheel();
      await visit.expectSlide(projectsSlide);
    },

    'turns slides by bar, dots and drags, opens a tile and comes back': async (visit) => {
      await visit.openSlide(about);
      await visit.click(`${bar[skillsSlide]}`);
      await visit.expectSlide(skillsSlide);
      await visit.drag(await visit.place(linkTo(firstSkill)), await visit.at(0.95, 0.5));
      await visit.expectSlide(about);
      await visit.drag(await visit.at(0.9, 0.8), await visit.at(0.1, 0.8));
      await visit.expectSlide(skillsSlide);
      await visit.drag(await visit.at(0.9, 0.7), await visit.at(0.2, 0.02));
      await visit.expectSlide(projectsSlide);
      await visit.click(`${dots[skillsSlide]}`);
      await visit.expectSlide(skillsSlide);
      await visit.click(linkTo(firstSkill));
      await visit.expectFocus(headingOf(firstSkill), 'a click');
      await visit.click('link "Schließen"');
      await visit.expectSlide(skillsSlide);
      await visit.expectFocus(linkTo(firstSkill), 'Schließen');
    },

    'writes a message, closes and opens the form and sends': async (visit) => {
      await visit.openSlide(contact);
      await visit.click('button "Schreiben"');
      await visit.expectFocus('textbox "Name"', 'a click');
      await visit.expectStill();
      for (const [field, text] of Object.entries({
        Email: 'erika@beispiel.de',
        Nachricht: 'Hallo',
      })) {
        await visit.click(`textbox "${field}"`);
        await visit.type(text);
      }
      await visit.click('button "Zurück"');
      await visit.expectGone(form);
      await visit.expectFocus('button "Schreiben"', 'Zurück');
      await visit.click('button "Schreiben"');
      await visit.expectFocus('textbox "Name"', 'a click');
      await visit.type('Erika');
      await visit.expectStill();
      await visit.click('button "Kontaktieren"');
      await visit.expectShown(sent);
      await visit.expectFocus('button "Schreiben"', 'sending');
      await visit.expectStill();
      await visit.click(sent);
      await visit.expectGone(sent);
      await visit.expectFocus('button "Schreiben"', 'a click on the notification');
    },
  },
};
