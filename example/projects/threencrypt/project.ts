import type { ProjectContent } from '#src/content/types.ts';

/** 3ncrypt, an Android app that encrypts and decrypts texts. */
export const project: ProjectContent = {
  tile: {
    slug: 'threencrypt',
    order: 1,
    title: '3ncrypt',
    background: 'linear-gradient(145deg, #00838f, #006973)',
  },
  title: '3ncrypt',
  tagline: 'Verschlüsselt Texte auf dem Telefon',
  description:
    'Eine Android-App, die Texte mit historischen und modernen Verfahren ver- und entschlüsselt.',
  translations: {
    en: 'An Android app that encrypts and decrypts text with historical and modern ciphers.',
  },
  metaDescription:
    '3ncrypt ver- und entschlüsselt Texte auf Android: von Caesar und Vigenère bis AES, mit Textmodus, Häufigkeitsanalyse und Dark Mode.',
  tags: ['Flutter', 'Dart'],
  year: '2021–2024',
  role: 'Konzept, Gestaltung und Entwicklung',
  color: '#006973',
  backgroundColor: '#ffffff',
  buttons: [
    {
      label: 'Google Play',
      href: 'https://play.google.com/store/apps/details?id=org.example.threencrypt',
      hoverColor: '#ffffff',
      hoverBackgroundColor: '#006973',
    },
  ],
  productImages: [
    {
      src: 'threencrypt/algorithms',
      width: 800,
      height: 1640,
      color: '#dce3e4',
      alt: 'Liste der Verschlüsselungsverfahren in zwei Gruppen, unten die Leiste mit Werkzeugen, Algorithmen und Einstellungen',
      caption: 'Alle Verfahren auf einen Blick',
    },
    {
      src: 'threencrypt/caesar',
      width: 800,
      height: 1640,
      color: '#d3e2e3',
      alt: 'Mit Caesar und dem Schlüssel 7 wird aus dem Wort „Morgenstern“ der Geheimtext „Tvynluzalyu“',
      caption: 'Ein Wort, mit Caesar verschlüsselt',
    },
    {
      src: 'threencrypt/text-tool',
      width: 800,
      height: 1640,
      color: '#c7dddf',
      alt: 'Der Textmodus verschlüsselt einen langen Brief mit Vigenère, oben der Klartext, unten der Geheimtext',
      caption: 'Der Textmodus für lange Texte',
    },
    {
      src: 'threencrypt/frequency',
      width: 800,
      height: 1640,
      color: '#ccdadb',
      alt: 'Die Häufigkeitsanalyse zeigt die Buchstaben eines Geheimtextes als Balken, hat den Schlüssel 11 gefunden und bietet den Export an',
      caption: 'So verrät sich ein Schlüssel',
    },
    {
      src: 'threencrypt/algorithms-dark',
      width: 800,
      height: 1640,
      color: '#1a2323',
      alt: 'Liste der Verschlüsselungsverfahren im Dark Mode',
      caption: 'Dasselbe im Dark Mode',
    },
  ],
  featureParagraphs: [
    {
      title: 'Viele Verfahren',
      description:
        'Von Caesar, Vigenère und One-Time-Pad bis zu AES und DES: Du wählst, womit dein Text ver- und entschlüsselt wird.',
      icon: 'lock',
    },
    {
      title: 'Dark Mode',
      description:
        'Auf Wunsch ist die ganze App dunkel – bei wenig Licht angenehmer für die Augen.',
      icon: 'moon',
    },
    {
      title: 'Textmodus',
      description:
        'Für längere Texte gibt es einen eigenen Modus mit viel Platz zum Schreiben und Lesen.',
      icon: 'text',
    },
  ],
  sections: [
    {
      heading: 'Aufgabe',
      texts: [
        'Auf dem Telefon sollen sich eigene Texte ver- und entschlüsseln lassen, auch ohne Vorwissen.',
      ],
    },
    {
      heading: 'Lösung',
      texts: [
        'Eine Liste, zwei Gruppen: historische und moderne Verfahren. Alle werden gleich bedient. Die Schlüssel stellst du direkt ein und siehst den Geheimtext sofort.',
      ],
    },
    {
      heading: 'Ergebnis',
      texts: [
        'Die App ist bei Google Play erschienen. Später habe ich ihre Oberfläche auf Material 3 umgestellt.',
      ],
    },
  ],
  backgroundText: [
    'Angefangen hat 3ncrypt als Schulprojekt: Ich wollte verstehen, wie Verschlüsselung funktioniert, und das gelingt mir am besten beim Programmieren. Deshalb habe ich einige Verfahren selbst geschrieben. Die komplexen kommen aus einer Bibliothek.',
    'Auch wer die App benutzt, soll verstehen, was geschieht. Die Häufigkeitsanalyse zählt, wie oft jeder Buchstabe vorkommt, und macht sichtbar, warum sich eine Caesar-Verschlüsselung so leicht knacken lässt. Und DES, das heute als unsicher gilt, ist zum Vergleich mit AES dabei.',
  ],
};
