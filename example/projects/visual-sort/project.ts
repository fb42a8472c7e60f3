import type { ProjectContent } from '#src/content/types.ts';

/** VisualSort Complete, a desktop tool that shows how sorting algorithms work. */
export const project: ProjectContent = {
  tile: {
    slug: 'visualSort',
    order: 3,
    title: 'VisualSort',
    background: 'linear-gradient(145deg, #1e88e5, #1565c0)',
  },
  title: 'VisualSort Complete',
  tagline: 'Sortieralgorithmen zum Zusehen',
  description:
    'Ein Desktop-Programm, das zeigt, wie Sortieralgorithmen arbeiten und wie lange sie brauchen.',
  translations: {
    en: 'A desktop program that shows how sorting algorithms work and how long they take.',
  },
  metaDescription:
    'VisualSort Complete zeigt auf dem Desktop, wie sechs Sortieralgorithmen arbeiten, und vergleicht ihre Laufzeiten. Gebaut mit Flutter und Dart.',
  tags: ['Flutter', 'Dart'],
  year: '2022',
  role: 'Konzept, Gestaltung und Entwicklung',
  color: '#ffffff',
  // The program's blue, #2196f3, darkened for white text.
  backgroundColor: '#1b7ac5',
  buttons: [
    {
      label: 'Github',
      href: 'https://github.com/example/visualsort-complete',
      hoverColor: '#0d5ca8',
      hoverBackgroundColor: '#ffffff',
    },
  ],
  productImages: [
    {
      src: 'visual-sort/start',
      width: 1600,
      height: 1000,
      color: '#262e36',
      alt: 'Die leere Startansicht mit den Eingabedaten, der Liste der sechs Algorithmen und den ersten Befehlen samt Tastenkürzeln',
      caption: 'Der Start',
    },
    {
      src: 'visual-sort/bars',
      width: 1600,
      height: 1000,
      color: '#2f3640',
      alt: 'Balken vergleichen die Laufzeit von vier Algorithmen bei 100 Elementen, darunter läuft ein Selectionsort mit farbig markiertem Minimum und Vergleichswert',
      caption: 'Vier Algorithmen im Vergleich',
    },
    {
      src: 'visual-sort/diagram',
      width: 1600,
      height: 1000,
      color: '#282f38',
      alt: 'Ein Liniendiagramm mit zwei Achsen zeigt die Laufzeit aller sechs Algorithmen bei 100 bis 1000 Elementen',
      caption: 'Laufzeiten von 100 bis 1000 Elementen',
    },
    {
      src: 'visual-sort/narrow',
      width: 840,
      height: 1440,
      color: '#303c45',
      alt: 'Im schmalen Fenster stehen der Laufzeitvergleich und ein laufender Quicksort untereinander, die Navigation liegt am unteren Rand',
      caption: 'Im schmalen Fenster',
    },
  ],
  featureParagraphs: [
    {
      title: 'Sechs Algorithmen',
      description:
        'Bubblesort, Selectionsort, Quicksort, Mergesort, Shellsort und Heapsort stehen zur Auswahl.',
      icon: 'braces',
    },
    {
      title: 'Sichtbar sortiert',
      description:
        'Jedem Algorithmus kannst du bei der Arbeit zusehen: Balken rücken an ihren Platz, farbige Markierungen zeigen, wo er gerade arbeitet.',
      icon: 'sort',
    },
    {
      title: 'Laufzeiten im Vergleich',
      description:
        'Mehrere Algorithmen sortieren dieselben Daten, danach stehen ihre Laufzeiten nebeneinander.',
      icon: 'compare',
    },
    {
      title: 'Freie Eingabedaten',
      description:
        'Anzahl der Elemente (100 bis 1000), kleinsten und größten Wert legst du selbst fest – auf Wunsch ohne Duplikate.',
      icon: 'sliders',
    },
    {
      title: 'Anpassungsfähige Oberfläche',
      description:
        'Die Oberfläche richtet sich nach der Größe des Fensters, auch wenn es schmal wird.',
      icon: 'resize',
    },
    {
      title: 'Diagramm der Laufzeiten',
      description:
        'Ein Diagramm mit zwei Achsen zeigt, wie die Laufzeit mit der Anzahl der Elemente wächst.',
      icon: 'chart',
    },
  ],
  backgroundText: [
    'VisualSort Complete ist als Schulprojekt entstanden. Mit Worten lassen sich Sortieralgorithmen nur schwer erklären. Wer ihnen bei der Arbeit zusieht, versteht sie schneller.',
    'Das Aussehen ist eine Hommage an einen Code-Editor. Umgesetzt habe ich das Programm mit Flutter und Dart.',
  ],
};
