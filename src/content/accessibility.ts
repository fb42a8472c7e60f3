import { type LegalPage, list, section } from './legal-page.ts';
import { owner } from './owner.ts';
import { contactBlock } from './provider.ts';

/** The accessibility statement. What it claims comes from the table in `docs/accessibility.md`. */
export const accessibilityPage: LegalPage = {
  heading: 'Barrierefreiheit',
  head: {
    title: 'Barrierefreiheit',
    description: `Barrierefreiheit auf ${owner.siteTitle}: welche Regeln die Website einhält, wie das geprüft ist, wo Grenzen sind und wie du Barrieren meldest.`,
    card: 'accessibility',
  },
  sections: [
    section('stand', 'Stand der Barrierefreiheit', [
      'Alle sollen diese Website benutzen können: mit Maus, Finger oder Tastatur, mit Screenreader oder Sprachsteuerung, mit großer Schrift, eigenen Farben und auch ohne JavaScript.',
      'Maßstab sind die Richtlinien WCAG 2.2 in den Stufen A und AA, also mehr, als EN 301 549 und die BITV 2.0 von Websites verlangen. Nach meiner Prüfung hält die Website alle diese Kriterien ein. Diese Erklärung beruht auf einer Selbstbewertung vom November 2026.',
    ]),
    section('bedienung', 'So lässt sie sich bedienen', [
      list(
        'Jeden Wisch ersetzt ein Link oder eine Taste: Der Sperrbildschirm öffnet sich mit der Eingabetaste, die Seiten wechseln mit den Pfeiltasten, mit der Leiste oben oder den Punkten unten.',
        'Das Fragezeichen zeigt alle Tasten. Wer Tasten anders belegt oder Sprachsteuerung benutzt, schaltet es dort ab.',
        'Zoom ist nirgends gesperrt. Bis 400 Prozent und mit doppelt so großer Schrift passt alles in die Breite.',
        'Es gelten deine Einstellungen für Kontrast, Farben, Transparenz und Bewegung.',
        'Ohne JavaScript ist alles zu lesen; statt des Formulars gibt es dann die E-Mail-Adresse.',
      ),
    ]),
    section('pruefung', 'So ist das geprüft', [
      'Vor jeder Veröffentlichung prüfen Tests in echten Browsern:',
      list(
        'die Wege durch die Website nur mit der Tastatur, mit dem Fokus nach jedem Tastendruck, in Chromium, Firefox und WebKit',
        'Zoom, große Schrift und größere Textabstände auf jeder Seite',
        'die Regeln von axe auf jeder Seite, auch mit erzwungenen Farben',
        'was ein Screenreader vorliest, mit einem nachgebildeten Screenreader',
      ),
    ]),
    section('grenzen', 'Wo Grenzen sind', [
      list(
        'Mit Menschen, die täglich Hilfsmittel nutzen, und mit NVDA, JAWS, VoiceOver und TalkBack ist die Website noch nicht geprüft.',
        'Auf den Bildschirmfotos der Projekte steht Text als Bild. Die Beschreibung dazu sagt, was zu sehen ist, gibt aber nicht jedes Wort wieder.',
        'Auf die verlinkten Seiten bei Github und Google Play habe ich keinen Einfluss.',
      ),
    ]),
    section('melden', 'Barriere melden', [
      'Etwas lässt sich nicht lesen oder bedienen? Sag mir bitte, auf welcher Seite und womit. Eine kurze Nachricht genügt, ich kümmere mich darum und schicke dir die Inhalte, wenn du möchtest, in anderer Form.',
      contactBlock(owner),
    ]),
  ],
};
