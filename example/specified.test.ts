import { describe, expect, it } from 'vitest';
import { owner } from './owner.ts';
import { page as imprint } from './pages/impressum/page.ts';
import palette from './palette.json';
import { project as aChess } from './projects/a-chess/project.ts';
import { project as itspylearning } from './projects/itspylearning/project.ts';
import { project as morningChess } from './projects/morning-chess/project.ts';
import { project as ownSite } from './projects/own-site/project.ts';
import { project as threencrypt } from './projects/threencrypt/project.ts';
import { project as visualSort } from './projects/visual-sort/project.ts';
import { skill as flutter } from './skills/flutter/skill.ts';
import { skill as python } from './skills/python/skill.ts';
import { skill as react } from './skills/react/skill.ts';
import { sliderPages } from './slider.ts';
import { contactForm, notifications } from './texts/form.ts';
import { lockScreen } from './texts/lock.ts';

// What the specification fixes of the texts, projects and skills. No other test spells them.

const projects = [threencrypt, morningChess, visualSort, ownSite, itspylearning, aChess];
const skills = [python, flutter, react];

describe('the texts of the pages', () => {
  it('say what links, tests and visitors know them by', () => {
    expect(lockScreen).toMatchObject({
      greeting: `Hallo, ich bin ${owner.firstName}`,
      introduction: 'Ich bin ein Entwickler.',
      hint: 'Zum Entsperren nach oben wischen.',
    });
    expect(sliderPages.about).toMatchObject({
      heading: owner.fullName,
      introduction: 'Ich bin ein Anwendungsentwickler aus Deutschland.',
    });
    expect(sliderPages.skills.heading).toBe('Meine Skills');
    expect(sliderPages.projects.heading).toBe('Meine Projekte');
    expect(sliderPages.contact).toMatchObject({
      heading: 'Sag Hallo.',
      directRow: { text: 'Schreib mir direkt.', button: 'Schreiben' },
      emailRow: { button: 'E-Mail kopieren', copied: 'Kopiert' },
    });
    expect(sliderPages.contact.form.heading).toBe('Schreibt mir direkt.');
    expect(contactForm).toMatchObject({
      labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
      submit: 'Kontaktieren',
      back: 'Zurück',
    });
    expect(imprint.heading).toBe('Impressum');
    const entries = ['Über Mich', 'Skills', 'Projekte', 'Kontakt'];
    expect(Object.values(sliderPages).map(({ head }) => head.title)).toEqual(entries);
    expect(palette.bar, 'the fixed blue').toBe('#2196f3');
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

describe('the projects', () => {
  it('stand on the home screen in the specified order', () => {
    expect(projects.map(({ tile }) => tile.order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(projects.map(({ tile }) => tile.title)).toEqual([
      '3ncrypt',
      'MorningChess',
      'VisualSort',
      owner.siteTitle,
      'Itspylearning',
      'aChess',
    ]);
  });

  it.each([
    {
      project: threencrypt,
      slug: 'threencrypt',
      images: 5,
      tags: 'Flutter, Dart',
      features: [/Verfahren/, /Dark Mode/, /Textmodus/],
      links: [
        'Google Play',
        'https://play.google.com/store/apps/details?id=org.example.threencrypt',
      ],
    },
    {
      project: morningChess,
      slug: 'morningChess',
      images: 4,
      tags: 'Flutter, Dart, Java',
      features: [/Schachrätsel/, /Themen .* schwierig/, /wie viele .* wie viel Zeit/, /Klingelton/],
      links: [],
    },
    {
      project: visualSort,
      slug: 'visualSort',
      images: 4,
      tags: 'Flutter, Dart',
      features: [/Algorithmen/, /zusehen/, /Laufzeiten/, /Eingabedaten/, /Fenster/, /Diagramm/],
      links: ['Github', 'https://github.com/example/visualsort-complete'],
    },
    {
      project: ownSite,
      slug: owner.slug,
      images: 3,
      tags: 'TypeScript, React',
      features: [],
      links: [
        ...['Github', 'https://github.com/example/portfolio'],
        // Shows that a label may be any text.
        ...['HTML prüfen', expect.stringMatching(/^https:/)],
      ],
    },
    {
      project: itspylearning,
      slug: 'itspylearning',
      images: 0,
      tags: 'Python',
      features: [/API/, /Instanz jeder Schule/, /Python-Objekte/],
      links: ['Github', 'https://github.com/example/itspylearning'],
    },
    {
      project: aChess,
      slug: 'aChess',
      images: 4,
      tags: 'Python, Tkinter',
      features: [/1, 10 oder 60\sMinuten/, /Letzte Spiele/, /Regeln/, /Zwei Personen/],
      links: ['Github', 'https://github.com/example/achess'],
    },
  ])('show and link to what is specified for /$slug', ({ project, ...specified }) => {
    const { tile, productImages, tags, featureParagraphs, buttons } = project;
    expect(tile.slug).toBe(specified.slug);
    expect(productImages).toHaveLength(specified.images);
    expect(tags.join(', ')).toBe(specified.tags);
    expect(featureParagraphs.map(({ title, description }) => title + description)).toEqual(
      specified.features.map((words) => expect.stringMatching(words)),
    );
    expect(buttons.flatMap(({ label, href }) => [label, href])).toEqual(specified.links);
  });
});

it('the skills stand on the home screen in the specified order, with three uses each', () => {
  expect(skills.map(({ tile }) => tile.order)).toEqual([1, 2, 3]);
  expect(skills.map(({ tile }) => tile.slug)).toEqual(['python', 'flutter', 'react']);
  expect(skills.map(({ tile }) => tile.title)).toEqual(['Python', 'Flutter', 'React']);
  expect(skills.map(({ featureParagraphs }) => featureParagraphs.length)).toEqual([3, 3, 3]);
});
