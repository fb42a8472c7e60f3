import { owner } from '#content/owner.ts';
import { contactBlock } from '#content/provider.ts';
import { list, type StaticPage, type StaticSection, section } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';

/** The accessibility statement. `docs/accessibility.md` proves its claims about the code. */
export function accessibilitySections(provider: Owner): readonly StaticSection[] {
  const { contentReviewed, contactForm } = provider;
  return [
    section('stand', 'Stand der Barrierefreiheit', [
      'Alle sollen diese Website benutzen können: mit Maus, Finger oder Tastatur, mit Screenreader oder Sprachsteuerung, mit großer Schrift, eigenen Farben und auch ohne JavaScript.',
      'Ziel sind die Richtlinien WCAG 2.2, Stufen A und AA. Mir ist keine Abweichung bekannt. Diese Erklärung ist freiwillig.',
    ]),
    section('bedienung', 'So lässt sie sich bedienen', [
      list(
        'Jeden Wisch ersetzt ein Link oder eine Taste: Der Sperrbildschirm öffnet sich mit der Eingabetaste, die Seiten wechseln mit den Pfeiltasten, mit der Leiste oben oder den Punkten unten.',
        'Das Fragezeichen zeigt alle Tasten. Kürzel aus einzelnen Zeichen kannst du dort abschalten, bis du die Seite neu lädst.',
        'Zoom ist nirgends gesperrt. Bis 400 Prozent und mit doppelt so großer Schrift liest du ohne seitliches Scrollen; nur Bildreihen und Code laufen seitlich weiter.',
        'Es gelten deine Einstellungen für Kontrast, Farben, Transparenz und Bewegung.',
        contactForm === false
          ? 'Ohne JavaScript ist alles zu lesen.'
          : 'Ohne JavaScript ist alles zu lesen; statt des Formulars gibt es dann die E-Mail-Adresse.',
      ),
    ]),
    section('pruefung', 'So ist das geprüft', [
      'Der Code dieser Website wurde im November 2026 in Chromium, Firefox und WebKitGTK geprüft:',
      list(
        'in allen drei Browsern die Wege nur mit der Tastatur, mit dem Fokus nach jedem Tastendruck',
        'in Chromium auf jeder Seite Zoom, große Schrift, größere Textabstände und die Regeln von axe, auch mit erzwungenen Farben',
        'in Firefox von Hand mit dem Screenreader Orca, was auf den wichtigsten Wegen vorgelesen wird',
      ),
      ...(contentReviewed ? [`Meine Inhalte habe ich zuletzt im ${contentReviewed} geprüft.`] : []),
    ]),
    section('grenzen', 'Wo Grenzen sind', [
      list(
        'Mit Menschen, die täglich Hilfsmittel nutzen, und mit NVDA, JAWS, VoiceOver und TalkBack ist diese Website noch nicht geprüft.',
        'Auf Bildschirmfotos steht Text als Bild. Die Beschreibung dazu sagt, was zu sehen ist, gibt aber nicht jedes Wort wieder.',
        'Auf verlinkte fremde Seiten habe ich keinen Einfluss.',
      ),
    ]),
    section('melden', 'Barriere melden', [
      'Etwas lässt sich nicht lesen oder bedienen? Sag mir bitte, auf welcher Seite und womit. Eine kurze Nachricht genügt, ich kümmere mich darum und schicke dir die Inhalte, wenn du möchtest, in anderer Form.',
      contactBlock(provider),
      {
        entries: [
          {
            label: 'Wie ich mit deinen Angaben umgehe',
            text: 'Datenschutz',
            href: '/datenschutz#e-mail',
          },
        ],
      },
    ]),
  ];
}

export const page: StaticPage = {
  order: 3,
  onLock: true,
  heading: 'Barrierefreiheit',
  metadata: {
    title: 'Barrierefreiheit',
    description:
      'Barrierefreiheit: welches Ziel diese Website hat, wie sie geprüft ist, wo ihre Grenzen sind und wie du mir Barrieren meldest.',
  },
  sections: accessibilitySections(owner),
};
