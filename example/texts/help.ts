/** Keys with the same effect. */
interface Shortcut {
  keys: readonly string[];
  effect: string;
}

interface ShortcutGroup {
  /** Screen on which the keys work. */
  screen: string;
  shortcuts: readonly Shortcut[];
}

/** Texts of the keyboard help. */
export const keyboardHelp = {
  /** Between keys with the same effect, for screen readers. */
  or: 'oder',
  singleKeys: 'Kürzel aus einem Zeichen einschalten',
} as const;

/** Spoken names of keys that screen readers would skip or misread. */
export const spokenKeys: Readonly<Record<string, string>> = {
  '?': 'Fragezeichen',
  '+': 'Plus',
  '-': 'Minus',
  '←': 'Pfeil links',
  '→': 'Pfeil rechts',
  '↑': 'Pfeil auf',
  '↓': 'Pfeil ab',
};

/** Keys have the names of German keyboards. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    screen: 'Überall',
    shortcuts: [
      { keys: ['Tab'], effect: 'weitergehen, mit Umschalt zurück' },
      { keys: ['Eingabe'], effect: 'öffnen' },
      { keys: ['Esc'], effect: 'Dialog schließen' },
      { keys: ['?'], effect: 'diese Hilfe öffnen' },
    ],
  },
  {
    screen: 'Sperrbildschirm',
    shortcuts: [
      {
        keys: ['Pfeiltasten', 'Bild auf', 'Bild ab', 'Leertaste', 'Eingabe'],
        effect: 'entsperren',
      },
    ],
  },
  {
    screen: 'Startbildschirm',
    shortcuts: [
      { keys: ['→', '↓', 'Bild ab'], effect: 'zur nächsten Seite gehen' },
      { keys: ['←', '↑', 'Bild auf'], effect: 'zur vorigen Seite gehen' },
      { keys: ['Pos1'], effect: 'zur ersten Seite gehen' },
      { keys: ['Ende'], effect: 'zur letzten Seite gehen' },
    ],
  },
  {
    screen: 'Bildansicht',
    shortcuts: [
      { keys: ['→', 'l'], effect: 'nächstes Bild zeigen' },
      { keys: ['←', 'h'], effect: 'voriges Bild zeigen' },
      { keys: ['+'], effect: 'Bild vergrößern' },
      { keys: ['-'], effect: 'Bild verkleinern' },
      { keys: ['0'], effect: 'ganzes Bild zeigen' },
      { keys: ['Umschalt + Pfeiltasten'], effect: 'vergrößertes Bild bewegen' },
    ],
  },
];
