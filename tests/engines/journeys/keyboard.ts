import { owner } from '#content/owner.ts';
import { keyboardHelp } from '#content/texts/help.ts';
import { firstProject, gallery, lastSkill, projects, skills } from '#tests/support/content.ts';
import {
  bar,
  dots,
  firstScreenshot,
  headingOf,
  hint,
  linkTo,
  secondScreenshot,
  viewer,
} from './elements.ts';
import type { Journey } from './journey.ts';
import { copyAddress, keepDraft, write } from './keyboard-contact.ts';
import type { Visit } from './visit.ts';

const button = `link "${gallery.buttons[0]?.label}"`;
const skipLink = 'link "Zum Inhalt springen"';

async function fromLockToSkill(visit: Visit) {
  await visit.open('/');
  await visit.press('ArrowUp', `heading "${owner.fullName}"`);
  await visit.expectPage(0);
  await visit.back();
  await visit.startFrom(hint);
  await visit.press('Enter', `heading "${owner.fullName}"`);
  await visit.expectPage(0);
  await visit.startFrom('link "Kontakt"');
  await visit.tabThrough('link "Lebenslauf"', 'link "Schreib mir"', ...dots);
  await visit.waitForPageKeys();
  await visit.startFrom(`heading "${owner.fullName}"`);
  await visit.press('ArrowRight', 'heading "Meine Skills"');
  await visit.expectPage(1);
  await visit.press('ArrowDown', 'heading "Meine Projekte"');
  await visit.expectPage(2);
  await visit.press('End', 'heading "Sag Hallo."');
  await visit.expectPage(3);
  await visit.press('Home', `heading "${owner.fullName}"`);
  await visit.expectPage(0);
  await visit.press('ArrowRight', 'heading "Meine Skills"');
  await visit.expectPage(1);
  await visit.tabThrough(...skills.map(linkTo));
  await visit.press('Enter', headingOf(lastSkill));
  await visit.expectPath(lastSkill.path);
  await visit.pressBack('Tab', 'link "Schließen"');
  await visit.press('Enter', linkTo(lastSkill));
  await visit.expectPage(1);
}

async function tabThroughHomeToViewer(visit: Visit) {
  await visit.open('/desktop/2');
  await visit.startFrom('link "Über Mich"');
  await visit.tabThrough(...bar.slice(1), ...projects.map(linkTo), ...dots);
  for (const dot of dots.slice(0, -1).toReversed()) await visit.pressBack('Tab', dot);
  await visit.pressBack('Tab', linkTo(gallery));
  await visit.press('Enter', headingOf(gallery));
  await visit.tabThrough(button, firstScreenshot);
  await visit.press('Enter', 'button "Schließen"');
  await visit.expectShown(viewer(1));
  await visit.press('ArrowRight', 'button "Schließen"');
  await visit.expectShown(viewer(2));
  await visit.tabThrough('button "Vorheriges Bild"');
  await visit.press('Enter', 'button "Vorheriges Bild"');
  await visit.expectShown(viewer(1));
  await visit.tabThrough('button "Nächstes Bild"');
  await visit.press('Enter', 'button "Nächstes Bild"');
  await visit.expectShown(viewer(2));
  await visit.tabThrough('button "Schließen"');
  await visit.pressBack('Tab', 'button "Nächstes Bild"');
  await visit.press('Escape', secondScreenshot);
  await visit.expectGone(viewer(2));
  await visit.pressBack('Tab', firstScreenshot);
  await visit.pressBack('Tab', button);
  await visit.pressBack('Tab', 'link "Schließen"');
  await visit.press('Enter', linkTo(gallery));
  await visit.expectPage(2);
}

async function readLegalPages(visit: Visit) {
  await visit.open('/desktop/3');
  await visit.startFrom('link "Kontakt speichern"');
  for (const [title, path] of [
    ['Barrierefreiheit', '/barrierefreiheit'],
    ['Datenschutz', '/datenschutz'],
    ['Impressum', '/impressum'],
  ]) {
    await visit.press('Tab', `link "${title}"`);
    await visit.press('Enter', `heading "${title}"`);
    await visit.expectPath(`${path}`);
    await visit.pressBack('Tab', 'link "Schließen"');
    await visit.press('Enter', `link "${title}"`);
    await visit.expectPage(3);
  }
}

async function skipAndAskForHelp(visit: Visit) {
  const help = 'dialog "Tastaturhilfe"';
  const singleKeys = `checkbox "${keyboardHelp.singleKeys}"`;
  await visit.open('/desktop/2');
  await visit.tabThrough(skipLink);
  await visit.press('Enter', 'heading "Meine Projekte"');
  await visit.tabThrough(linkTo(firstProject));
  await visit.startFrom(skipLink);
  await visit.tabThrough('button "Tastaturhilfe"');
  await visit.press('Enter', 'button "Schließen"');
  await visit.expectShown(help);
  await visit.tabThrough(singleKeys, 'button "Schließen"');
  await visit.press('Escape', 'button "Tastaturhilfe"');
  await visit.expectGone(help);
  await visit.startFrom(linkTo(gallery));
  await visit.type('?');
  await visit.expectFocus('button "Schließen"', '?');
  await visit.press('Enter', linkTo(gallery));
  await visit.expectGone(help);
}

async function leaveNotFound(visit: Visit) {
  await visit.open('/gibtsnicht');
  await visit.startFrom('heading "Diese Seite gibt es nicht."');
  await visit.press('Tab', 'link "Zum Startbildschirm"');
  await visit.press('Enter', `heading "${owner.fullName}"`);
  await visit.expectPage(0);
}

async function walkThroughHistory(visit: Visit) {
  await visit.open('/desktop/2');
  await visit.startFrom(linkTo(gallery));
  await visit.press('Enter', headingOf(gallery));
  await visit.back();
  await visit.expectFocus(linkTo(gallery), 'Back');
  await visit.expectPage(2);
  await visit.forward();
  await visit.expectFocus(headingOf(gallery), 'Forward');
  await visit.tabThrough(button, firstScreenshot);
  await visit.press('Enter', 'button "Schließen"');
  await visit.press('ArrowRight', 'button "Schließen"');
  await visit.expectShown(viewer(2));
  await visit.back();
  await visit.expectFocus(secondScreenshot, 'Back');
  await visit.forward();
  await visit.expectFocus('button "Schließen"', 'Forward');
  await visit.expectShown(viewer(2));
  await visit.back();
  await visit.expectFocus(secondScreenshot, 'Back');
  await visit.back();
  await visit.expectFocus(linkTo(gallery), 'Back');
}

/** Without a mouse. Every key press says what has the focus afterwards. */
export const keyboardJourneys: readonly Journey[] = [
  { name: 'keys: from the lock over the pages to a skill and back', run: fromLockToSkill },
  {
    name: 'keys: by Tab through the home screen to a project and its viewer',
    run: tabThroughHomeToViewer,
  },
  { name: 'keys: a message, wrong at first', run: write },
  { name: 'keys: the form closed by Escape and by Zurück keeps its draft', run: keepDraft },
  { name: 'keys: the legal pages and back', run: readLegalPages },
  { name: 'keys: past the bars, and the help', run: skipAndAskForHelp },
  { name: 'keys: from an unknown address to the home screen', run: leaveNotFound },
  { name: 'keys: the e-mail address copied', run: copyAddress },
  { name: 'keys: Back and Forward over an open viewer', run: walkThroughHistory },
];
