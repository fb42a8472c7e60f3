import { owner } from '#content/owner.ts';
import { form, sent } from './elements.ts';
import type { Visit } from './visit.ts';

export async function write(visit: Visit) {
  const fields = ['textbox "Email"', 'textbox "Nachricht"', 'button "Kontaktieren"'] as const;
  await visit.open('/desktop/3');
  await visit.startFrom('link "Kontakt"');
  await visit.press('Tab', 'button "Schreiben"');
  await visit.press('Enter', 'textbox "Name"');
  await visit.expectShown(form);
  await visit.tabThrough(...fields);
  await visit.press('Enter', 'textbox "Name"');
  await visit.expectText('Gebe einen Name ein.', 'Gebe eine Nachricht ein.');
  await visit.type('Erika Beispiel');
  await visit.tabThrough('textbox "Email"');
  await visit.type('erika');
  await visit.tabThrough('textbox "Nachricht"', 'button "Kontaktieren"');
  await visit.press('Enter', 'textbox "Email"');
  await visit.press('End', 'textbox "Email"');
  await visit.type('@beispiel.de');
  await visit.tabThrough('textbox "Nachricht"', 'button "Kontaktieren"');
  await visit.press('Enter', 'textbox "Nachricht"');
  await visit.type('Guten Tag!');
  await visit.tabThrough('button "Kontaktieren"');
  await visit.passFillTime();
  await visit.press('Enter', 'button "Schreiben"');
  await visit.expectShown(sent);
  await visit.expectFocus('button "Schreiben"', 'the notification');
  await visit.expectPage(3);
}

export async function keepDraft(visit: Visit) {
  await visit.open('/desktop/3');
  await visit.startFrom('button "Schreiben"');
  await visit.press('Enter', 'textbox "Name"');
  await visit.type('Erika');
  await visit.press('Escape', 'button "Schreiben"');
  await visit.expectGone(form);
  await visit.press('Enter', 'textbox "Name"');
  await visit.expectValue('Erika');
  await visit.tabThrough('textbox "Email"', 'textbox "Nachricht"', 'button "Kontaktieren"');
  await visit.tabThrough('button "Zurück"', 'link "Datenschutz"', 'textbox "Name"');
  await visit.pressBack('Tab', 'link "Datenschutz"');
  await visit.pressBack('Tab', 'button "Zurück"');
  await visit.press('Enter', 'button "Schreiben"');
  await visit.expectGone(form);
  await visit.press('Enter', 'textbox "Name"');
  await visit.expectValue('Erika');
  await visit.press('Escape', 'button "Schreiben"');
}

export async function copyAddress(visit: Visit) {
  await visit.open('/desktop/3');
  await visit.startFrom('button "Schreiben"');
  await visit.tabThrough(`link "${owner.email}"`, 'button "E-Mail kopieren"');
  await visit.press('Enter', 'button "Kopiert"');
  await visit.expectFocus('button "E-Mail kopieren"', 'a second');
}
