import { expect, it } from 'vitest';
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
import { slides } from './slider.ts';
import { formTexts, notifications } from './texts/form.ts';
import { lockTexts } from './texts/lock.ts';

// The specification contains these texts, projects and skills.

const projects = [threencrypt, morningChess, visualSort, ownSite, itspylearning, aChess];

it('lock, slides and Impressum have the specified texts', () => {
  expect(lockTexts).toMatchObject({
    greeting: `Hallo, ich bin ${owner.firstName}`,
    introduction: 'Ich bin ein Entwickler.',
    hint: 'Zum Entsperren nach oben wischen.',
  });
  expect(slides).toMatchObject({
    about: {
      heading: owner.fullName,
      introduction: 'Ich bin ein Anwendungsentwickler aus Deutschland.',
    },
    skills: { heading: 'Meine Skills' },
    projects: { heading: 'Meine Projekte' },
    contact: {
      heading: 'Sag Hallo.',
      directRow: { text: 'Schreib mir direkt.', button: 'Schreiben' },
      emailRow: { button: 'E-Mail kopieren', copied: 'Kopiert' },
      form: { heading: 'Schreibt mir direkt.' },
    },
  });
  const entries = ['Über Mich', 'Skills', 'Projekte', 'Kontakt'];
  expect(Object.values(slides).map(({ metadata }) => metadata.title)).toEqual(entries);
  expect(imprint.heading).toBe('Impressum');
});

it('the theme is blue, pink and orange on dark grey, on which text is white', () => {
  expect(palette).toMatchObject({
    primary: { DEFAULT: '#296acb' },
    secondary: { DEFAULT: '#ff7188' },
    'secondary-alt': { DEFAULT: '#ffad71' },
    background: { DEFAULT: '#46474f' },
    'on-background': { DEFAULT: '#ffffff' },
  });
});

it('the form and the notifications have the specified texts', () => {
  expect(formTexts).toMatchObject({
    labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
    submit: 'Kontaktieren',
    back: 'Zurück',
  });
  expect(formTexts.errors).toEqual({
    email: 'Gebe eine gültige E-Mail Adresse ein.',
    name: 'Gebe einen Name ein.',
    message: 'Gebe eine Nachricht ein.',
  });
  expect(notifications).toEqual({
    sent: { title: 'Nachricht abgeschickt', text: 'Ich werde mich bei Ihnen melden.' },
    failed: {
      title: 'Nachricht konnte nicht abgeschickt werden',
      text: 'Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.',
    },
  });
});

it('the projects have the specified order, titles, addresses, tags, links and numbers of pictures', () => {
  expect(projects.map(({ tile }) => tile.order)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(
    projects.map(({ tile, productImages, tags, buttons }) => [
      `${tile.title}, /${tile.slug}, ${productImages.length} images, ${tags.join(', ')}`,
      ...buttons.map(({ label, href }) => `${label}: ${href}`),
    ]),
  ).toEqual([
    [
      '3ncrypt, /threencrypt, 5 images, Flutter, Dart',
      'Google Play: https://play.google.com/store/apps/details?id=org.example.threencrypt',
    ],
    ['MorningChess, /morningChess, 4 images, Flutter, Dart, Java'],
    [
      'VisualSort, /visualSort, 4 images, Flutter, Dart',
      'Github: https://github.com/example/visualsort-complete',
    ],
    [
      `${owner.siteTitle}, /${owner.slug}, 3 images, TypeScript, React`,
      'Github: https://github.com/example/portfolio',
    ],
    [
      'Itspylearning, /itspylearning, 0 images, Python',
      'Github: https://github.com/example/itspylearning',
    ],
    ['aChess, /aChess, 4 images, Python, Tkinter', 'Github: https://github.com/example/achess'],
  ]);
});

it.each([
  [threencrypt, [/Verfahren/, /Dark Mode/, /Textmodus/]],
  [morningChess, [/Schachrätsel/, /Themen .* schwierig/, /wie viele .* Zeit/, /Klingelton/]],
  [visualSort, [/Algorithmen/, /zusehen/, /Laufzeiten/, /Eingabedaten/, /Fenster/, /Diagramm/]],
  [ownSite, []],
  [itspylearning, [/API/, /Instanz jeder Schule/, /Python-Objekte/]],
  [aChess, [/1, 10 oder 60\sMinuten/, /Letzte Spiele/, /Regeln/, /Zwei Personen/]],
])('the project $title has the specified features, or none', ({ featureParagraphs }, words) => {
  expect(featureParagraphs.map(({ title, description }) => title + description)).toEqual(
    words.map((word) => expect.stringMatching(word)),
  );
});

it.each([
  [aChess, /Schule/],
  [ownSite, /^Die Idee/],
  [itspylearning, /dokumentiert/],
  [morningChess, /^Ich spiele gern Schach.* die Idee/],
])('the background of $title begins with the reason for the project', ({ backgroundText }, why) => {
  expect(backgroundText[0]).toMatch(why);
});

it('the page about this site names the site’s technologies, and states that the owner built the site himself', () => {
  expect(ownSite.role).toBe('Konzept, Gestaltung und Entwicklung');
  expect(ownSite.backgroundText.join()).toMatch(
    /nicht für Startbildschirme gemacht.* habe ich .*selbst.* React und TypeScript/,
  );
});

it('the skills have the specified order and three uses each', () => {
  const found = [python, flutter, react].map(({ tile, featureParagraphs }) => [
    tile.order,
    tile.slug,
    tile.title,
    featureParagraphs.length,
  ]);
  expect(found).toEqual([
    [1, 'python', 'Python', 3],
    [2, 'flutter', 'Flutter', 3],
    [3, 'react', 'React', 3],
  ]);
});
