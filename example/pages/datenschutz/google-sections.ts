import { section } from '#src/content/static-page.ts';
import type { MessageStore } from '#src/lib/message-target.ts';
import { standardClauses } from './wording.ts';

export function processorSection(messageStore: MessageStore, appCheck: boolean) {
  const checks = 'Firebase App Check und reCAPTCHA sind Dienste';
  const withFirestore = appCheck ? `Firestore, ${checks}` : 'Firestore ist ein Dienst';
  const services = messageStore === 'firestore' ? withFirestore : checks;
  return section('empfaenger', 'Empfänger: Google Cloud', [
    `${services} der Google Cloud EMEA Limited, Dublin, Irland. Sie verarbeitet die Daten in meinem Auftrag und nach meiner Weisung; dafür besteht ein Vertrag nach Art. 28 DSGVO.`,
    'Dabei können Daten in die USA oder in andere Länder außerhalb des Europäischen Wirtschaftsraums gelangen. Für die USA stützt sich das auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework (Art. 45 DSGVO), im Übrigen auf die Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO).',
    {
      entries: [
        {
          label: 'Vertragstext',
          text: 'Cloud Data Processing Addendum',
          href: 'https://cloud.google.com/terms/data-processing-addendum',
        },
        standardClauses,
      ],
    },
  ]);
}

export const abuseProtectionSection = section('schutz-vor-missbrauch', 'Schutz vor Missbrauch', [
  'Damit das Formular nicht von Programmen missbraucht wird, prüft Firebase App Check mit Google reCAPTCHA, ob eine Nachricht wirklich von dieser Website und von einem Menschen kommt. Wenn du das Formular abschickst, und nicht früher, lädt dein Browser dafür Skripte von www.google.com und www.gstatic.com und holt eine Bestätigung (ein Token) von content-firebaseappcheck.googleapis.com.',
  'Google verarbeitet dabei deine IP-Adresse, Angaben zu Browser und Gerät und wie du die Seite bedienst. reCAPTCHA kann dafür Cookies setzen und Daten in deinem Browser speichern; App Check legt dort außerdem das Token ab, das nach einiger Zeit abläuft. Das bleibt auch, wenn du den Tab schließt, bis du in deinem Browser die Daten dieser Website löschst.',
  'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO, für den Zugriff auf dein Gerät § 25 Abs. 2 Nr. 2 TDDDG; mein berechtigtes Interesse ist der Schutz vor Spam und Angriffen. Auch hier ist Google mein Auftragsverarbeiter; es gilt, was unter „Empfänger: Google Cloud“ steht. Wenn du das nicht möchtest, schreib mir einfach eine E-Mail.',
]);
