/** Keys that do the same, and what they do. */
interface Shortcut {
  keys: readonly string[];
  effect: string;
}

interface ShortcutGroup {
  /** The screen on which they work. */
  screen: string;
  shortcuts: readonly Shortcut[];
}

/** The help with the keyboard. Keys have the names that stand on German keyboards, so that they can be read aloud. */
export const keyboardHelp = {
  close: 'Schließen',
  singleKeys: 'Tastenkürzel mit einzelnen Zeichen (?, h, l, +, -, 0)',
} as const;

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    screen: 'Überall',
    shortcuts: [
      { keys: ['Tab'], effect: 'weiter, mit Umschalt zurück' },
      { keys: ['Eingabe'], effect: 'öffnet' },
      { keys: ['Esc'], effect: 'schließt, was offen ist' },
      { keys: ['?'], effect: 'zeigt diese Hilfe' },
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
      { keys: ['Pfeil rechts', 'Pfeil ab', 'Bild ab'], effect: 'nächste Seite' },
      { keys: ['Pfeil links', 'Pfeil auf', 'Bild auf'], effect: 'vorige Seite' },
      { keys: ['Pos1'], effect: 'erste Seite' },
      { keys: ['Ende'], effect: 'letzte Seite' },
    ],
  },
  {
    screen: 'Bildansicht',
    shortcuts: [
      { keys: ['Pfeil rechts', 'l'], effect: 'nächstes Bild' },
      { keys: ['Pfeil links', 'h'], effect: 'voriges Bild' },
      { keys: ['+'], effect: 'größer' },
      { keys: ['-'], effect: 'kleiner' },
      { keys: ['0'], effect: 'ganzes Bild' },
      { keys: ['Umschalt + Pfeiltasten'], effect: 'bewegen, was vergrößert ist' },
    ],
  },
];
