import type { ProjectContent } from '#src/content/types.ts';

/** aChess, a chess board game for the desktop. */
export const project: ProjectContent = {
  tile: {
    slug: 'aChess',
    order: 6,
    title: 'aChess',
    background: 'linear-gradient(145deg, #417d9e, #2c5f7c)',
  },
  title: 'aChess',
  tagline: 'Schach zu zweit am Desktop',
  description:
    'Ein Schachspiel für den Desktop: zwei Personen, ein Brett und 1, 10 oder 60 Minuten Zeit.',
  translations: {
    en: 'A chess game for the desktop: two players, one board and 1, 10 or 60 minutes each.',
  },
  metaDescription:
    'aChess ist ein Schachspiel für zwei Personen am Desktop, geschrieben in Python mit Tkinter: mit 1, 10 oder 60 Minuten Bedenkzeit für jede Partie.',
  tags: ['Python', 'Tkinter'],
  year: '2020',
  role: 'Konzept und Entwicklung',
  client: 'den Informatikunterricht',
  color: '#ffffff',
  backgroundColor: '#417d9e',
  buttons: [
    {
      label: 'Github',
      href: 'https://github.com/example/achess',
      hoverColor: '#2c5f7c',
      hoverBackgroundColor: '#ffffff',
    },
  ],
  productImages: [
    {
      src: 'a-chess/start-menu',
      width: 1600,
      height: 1000,
      color: '#a9c5d4',
      alt: 'Das Startmenü mit den Schaltflächen Spielen, Letzte Spiele und Anleitung neben einem Ausschnitt des Schachbretts',
      caption: 'Das Startmenü',
    },
    {
      src: 'a-chess/time-choice',
      width: 1600,
      height: 1000,
      color: '#b6cfdd',
      alt: 'Die Auswahl der Bedenkzeit: Drei Uhren stehen für Spiele mit 1, 10 und 60 Minuten',
      caption: 'Die Wahl der Bedenkzeit',
    },
    {
      src: 'a-chess/game',
      width: 1600,
      height: 1000,
      color: '#b6ccd7',
      alt: 'Eine laufende Partie in Runde 9: Schwarz ist dran, die möglichen Züge des gewählten Läufers sind markiert, daneben stehen die Zeiten sowie Zurück und Pause',
      caption: 'Runde 9, Schwarz ist dran',
    },
    {
      src: 'a-chess/history',
      width: 1600,
      height: 1000,
      color: '#c9dde8',
      alt: 'Die Liste der letzten Spiele mit Datum, Bedenkzeit, Zahl der Runden und Ergebnis',
      caption: 'Die letzten Spiele',
    },
  ],
  featureParagraphs: [
    {
      title: 'Spiele auf Zeit',
      description: 'Vor der Partie wählst du die Bedenkzeit: 1, 10 oder 60 Minuten.',
      icon: 'stopwatch',
    },
    {
      title: 'Letzte Spiele',
      description: 'Gespielte Partien werden festgehalten und lassen sich später nachschlagen.',
      icon: 'history',
    },
    {
      title: 'Anleitung',
      description: 'Die Regeln stehen im Programm selbst und lassen sich dort in Ruhe nachlesen.',
      icon: 'book',
    },
    {
      title: 'Zu zweit',
      description: 'Zwei Personen spielen gegeneinander und ziehen abwechselnd.',
      icon: 'two-players',
    },
  ],
  backgroundText: [
    'Die Aufgabe in der Schule lautete: ein Brettspiel mit Tkinter. Ich habe mich für Schach entschieden und das Spiel in Python geschrieben.',
    'Wichtig war mir, Logik und Oberfläche strikt zu trennen. Die Logik kennt die Regeln, aber keine Fenster und Knöpfe; die Oberfläche zeigt nur, was die Logik vorgibt. So lassen sich beide Teile für sich verstehen und ändern.',
  ],
};
