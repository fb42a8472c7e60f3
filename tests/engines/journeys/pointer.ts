import { firstSkill, gallery } from '#tests/support/content.ts';
import {
  firstScreenshot,
  form,
  headingOf,
  hint,
  linkTo,
  secondScreenshot,
  sent,
  viewer,
} from './elements.ts';
import type { Journey } from './journey.ts';
import type { Visit } from './visit.ts';

async function unlock(visit: Visit) {
  await visit.open('/');
  await visit.drag([await visit.at(0.5, 0.6), await visit.at(0.5, 0.3)]);
  await visit.expectPage(0);
  await visit.back();
  await visit.drag([await visit.place(hint), await visit.at(0.5, 0.3)]);
  await visit.expectPage(0);
  await visit.back();
  await visit.click(hint);
  await visit.expectPage(0);
}

async function unlockByWheel(visit: Visit) {
  await visit.open('/');
  await visit.wheel(await visit.at(0.5, 0.5), 120);
  await visit.expectPage(0);
}

async function turnByWheel(visit: Visit) {
  await visit.open('/desktop/1');
  await visit.wheel(await visit.at(0.5, 0.5), 120);
  await visit.expectPage(2);
}

async function turnPages(visit: Visit) {
  await visit.open('/desktop/0');
  await visit.click('link "Skills"');
  await visit.expectPage(1);
  await visit.drag([await visit.place(linkTo(firstSkill)), await visit.at(0.95, 0.5)]);
  await visit.expectPage(0);
  await visit.drag([await visit.at(0.9, 0.8), await visit.at(0.1, 0.8)]);
  await visit.expectPage(1);
  await visit.drag([await visit.at(0.9, 0.7), await visit.at(0.2, 0.02)]);
  await visit.expectPage(2);
  await visit.startFrom(linkTo(gallery));
  await visit.press('Enter', headingOf(gallery));
  await visit.click('link "Schließen"');
  await visit.expectPage(2);
  await visit.click('link "Seite 2: Skills"');
  await visit.expectPage(1);
  await visit.click(linkTo(firstSkill));
  await visit.expectFocus(headingOf(firstSkill), 'a click');
  await visit.click('link "Schließen"');
  await visit.expectPage(1);
  await visit.expectFocus(linkTo(firstSkill), 'Schließen');
}

async function lookAtPictures(visit: Visit) {
  await visit.open(gallery.path);
  await visit.click(firstScreenshot);
  await visit.expectShown(viewer(1));
  await visit.expectFocus('button "Schließen"', 'a click');
  await visit.click('button "Nächstes Bild"');
  await visit.expectShown(viewer(2));
  await visit.click('button "Schließen"');
  await visit.expectGone(viewer(2));
  await visit.expectFocus(secondScreenshot, 'Schließen');
  await visit.click(secondScreenshot);
  await visit.expectShown(viewer(2));
  await visit.expectStill();
  await visit.drag([await visit.at(0.8, 0.5), await visit.at(0.2, 0.5)]);
  await visit.expectShown(viewer(3));
  await visit.expectStill();
  await visit.drag([await visit.at(0.2, 0.04)]);
  await visit.expectGone(viewer(3));
}

async function writeByMouse(visit: Visit) {
  await visit.open('/desktop/3');
  await visit.click('button "Schreiben"');
  await visit.expectFocus('textbox "Name"', 'a click');
  await visit.expectStill();
  await visit.click('button "Kontaktieren"');
  await visit.expectFocus('textbox "Name"', 'wrong fields');
  await visit.type('Erika');
  await visit.click('textbox "Email"');
  await visit.type('erika@beispiel.de');
  await visit.click('textbox "Nachricht"');
  await visit.type('Guten Tag!');
  await visit.click('button "Zurück"');
  await visit.expectGone(form);
  await visit.expectFocus('button "Schreiben"', 'Zurück');
  await visit.click('button "Schreiben"');
  await visit.expectFocus('textbox "Name"', 'a click');
  await visit.expectValue('Erika');
  await visit.expectStill();
  await visit.passFillTime();
  await visit.click('button "Kontaktieren"');
  await visit.expectShown(sent);
  await visit.expectFocus('button "Schreiben"', 'sending');
  await visit.expectStill();
  await visit.click(sent);
  await visit.expectGone(sent);
  await visit.expectFocus('button "Schreiben"', 'a click on the notification');
}

async function swipeEverywhere(visit: Visit) {
  const [left, right] = [await visit.at(0.2, 0.5), await visit.at(0.8, 0.5)];
  await visit.open('/');
  await visit.swipe(await visit.at(0.5, 0.6), await visit.at(0.5, 0.2));
  await visit.expectPage(0);
  await visit.swipe(right, left);
  await visit.expectPage(1);
  await visit.swipe(left, right);
  await visit.expectPage(0);
  await visit.open(gallery.path);
  await visit.click(firstScreenshot);
  await visit.expectShown(viewer(1));
  await visit.expectStill();
  await visit.swipe(right, left);
  await visit.expectShown(viewer(2));
}

/** By the mouse, the wheel and a finger. */
export const pointerJourneys: readonly Journey[] = [
  { name: 'mouse: the lock by a swipe, by its hint dragged and pressed', run: unlock },
  { name: 'wheel: the lock', run: unlockByWheel },
  { name: 'wheel: a page of the slider', run: turnByWheel },
  { name: 'mouse: pages by bar, dots and drag, a tile and back', run: turnPages },
  { name: 'mouse: the viewer by its buttons and by a drag', run: lookAtPictures },
  { name: 'finger, by events of a script: lock, pages, viewer', run: swipeEverywhere },
  { name: 'mouse: a message, put away and sent', run: writeByMouse },
];
