import type { ProjectContent } from '#src/content/types.ts';

/** MorningChess, an alarm clock that a chess puzzle stops. Without a link, so without a button. */
export const project: ProjectContent = {
  tile: {
    slug: 'morningChess',
    order: 2,
    title: 'MorningChess',
    background: 'linear-gradient(145deg, #2f3338, #121212)',
  },
  title: 'MorningChess',
  tagline: 'Der Wecker mit dem Schachrätsel',
  description: 'Ein Wecker für Schachfans: Er verstummt erst, wenn ein Schachrätsel gelöst ist.',
  translations: { en: 'An alarm clock that won’t stop until you’ve solved a chess puzzle.' },
  metaDescription:
    'MorningChess ist ein Wecker für Android, der erst verstummt, wenn du ein Schachrätsel gelöst hast. Gebaut mit Flutter, Dart und Java.',
  tags: ['Flutter', 'Dart', 'Java'],
  year: '2024',
  role: 'Konzept, Gestaltung und Entwicklung',
  color: '#1999b3',
  backgroundColor: '#121212',
  buttons: [],
  productImages: [
    {
      src: 'morning-chess/alarms',
      width: 800,
      height: 1640,
      color: '#202426',
      alt: 'Die Liste mit vier Weckern, drei davon eingeschaltet; der nächste klingelt in 7 Stunden und 48 Minuten',
      caption: 'Die Wecker',
    },
    {
      src: 'morning-chess/edit-alarm',
      width: 800,
      height: 1640,
      color: '#1c2223',
      alt: 'Ein Wecker wird bearbeitet: 24-Stunden-Uhr, Wochentage, Rätselprofil, Anzahl der Rätsel und Klingelton',
      caption: 'Ein Wecker wird gestellt',
    },
    {
      src: 'morning-chess/puzzle',
      width: 800,
      height: 1640,
      color: '#4f5e61',
      alt: 'Um 6:31 Uhr klingelt der Wecker, auf dem Brett wartet ein Matt in einem Zug',
      caption: 'Das Rätsel am Morgen',
    },
    {
      src: 'morning-chess/profiles',
      width: 800,
      height: 1640,
      color: '#1c2224',
      alt: 'Vier Rätselprofile mit ihren Themen und Wertungsbereichen von 600 bis 2300',
      caption: 'Profile für jede Spielstärke',
    },
  ],
  featureParagraphs: [
    {
      title: 'Rätsel zum Aufwachen',
      description: 'Der Wecker klingelt, bis du das letzte Schachrätsel gelöst hast.',
      icon: 'puzzle',
    },
    {
      title: 'Eigene Rätselprofile',
      description:
        'In einem Profil legst du fest, um welche Themen es geht und wie schwierig die Rätsel sind.',
      icon: 'accounts',
    },
    {
      title: 'Anzahl und Zeit',
      description:
        'Du bestimmst, wie viele Rätsel du lösen musst und wie viel Zeit du für jedes hast.',
      icon: 'stopwatch',
    },
    {
      title: 'Klingelton nach Wahl',
      description: 'Aus den eingebauten Klingeltönen suchst du dir frei einen aus.',
      icon: 'music',
    },
  ],
  sections: [
    {
      heading: 'Aufgabe',
      texts: [
        'Der Wecker muss klingeln, auch wenn die App gar nicht läuft. Und seine Rätsel müssen zu jeder Spielstärke passen.',
      ],
    },
    {
      heading: 'Lösung',
      texts: [
        'Den Alarm stellt die App über die Alarm-Schnittstelle von Android, die ich in Java angebunden habe. Eine eigene Logik prüft deine Züge und erkennt, wann ein Rätsel gelöst ist.',
      ],
    },
    {
      heading: 'Ergebnis',
      texts: [
        'Wer ein Matt gefunden hat, ist ziemlich sicher wach. Wie schwierig das wird, bestimmst du am Abend davor.',
      ],
    },
  ],
  backgroundText: [
    'Ich spiele gern Schach und stehe ungern auf. Meinen Wecker habe ich oft im Halbschlaf ausgeschaltet, doch ein Schachrätsel löst man im Halbschlaf nicht. So entstand die Idee, beides zu verbinden.',
  ],
};
