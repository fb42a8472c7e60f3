import { describe, expect, it } from 'vitest';
import { contactForm, notifications } from './contact-form.ts';
import { imprintPage } from './imprint.ts';
import { owner } from './owner.ts';
import * as pages from './pages.ts';

describe('the texts of the pages', () => {
  it('say what links, tests and visitors know them by', () => {
    expect(pages.lockScreen).toMatchObject({
      greeting: `Hallo, ich bin ${owner.firstName}`,
      introduction: 'Ich bin ein Entwickler.',
      hint: 'Zum Entsperren nach oben wischen.',
    });
    expect(pages.aboutPage).toMatchObject({
      heading: owner.fullName,
      introduction: 'Ich bin ein Anwendungsentwickler aus Deutschland.',
    });
    expect(pages.skillsPage.heading).toBe('Meine Skills');
    expect(pages.projectsPage.heading).toBe('Meine Projekte');
    expect(pages.contactPage).toMatchObject({
      heading: 'Sag Hallo.',
      directRow: { text: 'Schreib mir direkt.', button: 'Schreiben' },
      emailRow: { button: 'E-Mail kopieren', copied: 'Kopiert' },
      imprintLink: 'Impressum',
    });
    expect(pages.formPage.heading).toBe('Schreibt mir direkt.');
    expect(contactForm).toMatchObject({
      labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
      submit: 'Kontaktieren',
      back: 'Zurück',
    });
    expect(imprintPage.heading).toBe('Impressum');
  });

  it('name the entries of the top bar as specified', () => {
    const names = ['Über Mich', 'Skills', 'Projekte', 'Kontakt'];
    expect(pages.pages.map(({ head }) => head.title)).toEqual(names);
  });

  it('stand at their own index', () => {
    const { pageIndex, pages: slider } = pages;
    expect(slider[pageIndex.about]).toBe(pages.aboutPage);
    expect(slider[pageIndex.skills]).toBe(pages.skillsPage);
    expect(slider[pageIndex.projects]).toBe(pages.projectsPage);
    expect(slider[pageIndex.contact]).toBe(pages.contactPage);
  });

  it.each([
    [-5, 0],
    [0.49, 0],
    [0.5, 1],
    [2.4, 2],
    [17, 3],
    [Number.NaN, 0],
  ])('are not left at %d: the nearest is %i', (index, page) => {
    expect(pages.clampPage(index)).toBe(page);
  });

  it('report errors in the words of the error catalogue', () => {
    expect(contactForm.errors).toEqual({
      email: 'Gebe eine gültige E-Mail Adresse ein.',
      name: 'Gebe einen Name ein.',
      message: 'Gebe eine Nachricht ein.',
    });
    expect(contactForm.tooLong(200)).toBe('Höchstens 200 Zeichen.');
    expect(notifications).toEqual({
      sent: { title: 'Nachricht abgeschickt', text: 'Ich werde mich bei Ihnen melden.' },
      failed: {
        title: 'Nachricht konnte nicht abgeschickt werden',
        text: 'Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.',
      },
    });
  });
});
