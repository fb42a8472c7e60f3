import type { MessageStore } from '#src/config/environment.ts';
import { owner } from '#src/content/owner.ts';
import { contactBlock, providerBlock } from './imprint.ts';
import { type LegalSection, list, section } from './legal-page.ts';

/** Frame of the privacy notice; its sections stand below. */
export const privacyPage = {
  heading: 'Datenschutz',
  head: {
    title: 'Datenschutz',
    description: `Datenschutz auf ${owner.siteTitle}: welche Daten beim Besuch und beim Absenden des Kontaktformulars anfallen und welche Rechte du hast.`,
    card: 'privacy',
  },
};

/** What a build stores and contacts, as far as the notice depends on it. */
export interface PrivacyFacts {
  messageStore: MessageStore;
  /** Whether App Check (reCAPTCHA) protects the form. */
  appCheck: boolean;
  /** Origin of the pictures; empty where it is the site's own. */
  assetHost: string;
  /** Whether browsers keep a copy of the site. */
  offlineCopy: boolean;
}

const controller = section('verantwortlicher', 'Verantwortlicher', [
  'Verantwortlich für die Verarbeitung deiner Daten auf dieser Website ist:',
  providerBlock,
  contactBlock,
]);

const visit = section('aufruf', 'Aufruf der Website', [
  'Diese Website besteht aus statischen Dateien. Ein Hosting-Dienstleister liefert sie in meinem Auftrag über ein Content Delivery Network (CDN) aus, also von Servern, die möglichst in deiner Nähe stehen. Dabei fallen technisch notwendige Daten an, die der Dienstleister vorübergehend in Protokollen (Server-Logs) speichern kann:',
  list(
    'deine IP-Adresse',
    'Datum und Uhrzeit des Abrufs',
    'die abgerufene Adresse, die übertragene Datenmenge und der Statuscode',
    'die Seite, von der du kommst (Referrer), falls dein Browser sie mitteilt',
    'Browser und Betriebssystem, so wie dein Browser sie angibt',
  ),
  'Das dient dazu, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig läuft. Die Protokolle werden gelöscht, sobald sie dafür nicht mehr gebraucht werden. Mit anderen Daten führe ich sie nicht zusammen.',
  'Antwortet dir ein Server außerhalb des Europäischen Wirtschaftsraums, geschieht das auf der Grundlage eines Angemessenheitsbeschlusses oder der Standardvertragsklauseln der EU-Kommission (Art. 45 und 46 DSGVO).',
]);

/** @param assetHost an origin */
function pictures(assetHost: string) {
  return section('bilder', 'Bilder', [
    `Bilder lädt dein Browser von ${new URL(assetHost).host}; dabei wird deine IP-Adresse dorthin übertragen. Dafür gilt, was unter „Aufruf der Website“ steht.`,
  ]);
}

const sending: Record<MessageStore, string> = {
  firestore:
    'Beim Absenden überträgt dein Browser diese Angaben verschlüsselt an die Datenbank Google Cloud Firestore.',
  emulator:
    'Diese Fassung der Website ist zum Ausprobieren da: Beim Absenden überträgt dein Browser diese Angaben unverschlüsselt an eine Testdatenbank.',
  'stand-in':
    'Diese Fassung der Website ist zum Ausprobieren da: Beim Absenden überträgt dein Browser diese Angaben an den Rechner, von dem die Website kommt; dort stehen sie in einer Datei.',
};

function form(messageStore: MessageStore) {
  return section('kontaktformular', 'Kontaktformular', [
    `Wenn du mir über das Formular schreibst, speichere ich deinen Namen, deine E-Mail-Adresse und deine Nachricht. ${sending[messageStore]} Dabei wird auch deine IP-Adresse verarbeitet.`,
    'Ich verwende die Angaben nur, um deine Anfrage zu bearbeiten. Geht es um einen Auftrag oder ein Angebot, ist Art. 6 Abs. 1 lit. b DSGVO die Rechtsgrundlage, sonst Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist es, Anfragen beantworten zu können.',
    'Ich lösche deine Nachricht, sobald deine Anfrage erledigt ist, spätestens nach sechs Monaten. Länger bewahre ich sie nur auf, wenn mich ein Gesetz dazu verpflichtet.',
    'Du bist nicht verpflichtet, mir diese Daten zu geben. Ohne sie kann ich über das Formular allerdings keine Nachricht von dir erhalten und dir nicht antworten.',
  ]);
}

const directContact = section('e-mail-und-telefon', 'E-Mail und Telefon', [
  'Schreibst du mir eine E-Mail oder rufst du mich an, verarbeite ich deine Angaben für denselben Zweck, auf derselben Rechtsgrundlage und ebenso lange.',
]);

const processor = section('empfaenger', 'Empfänger: Google Cloud', [
  'Firestore ist ein Dienst der Google Cloud EMEA Limited, Dublin, Irland. Sie verarbeitet die Daten in meinem Auftrag und nach meiner Weisung; dafür besteht ein Vertrag nach Art. 28 DSGVO.',
  'Dabei können Daten in die USA oder in andere Länder außerhalb des Europäischen Wirtschaftsraums gelangen. Für die USA stützt sich das auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework, im Übrigen auf die Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO).',
  {
    kind: 'entries',
    entries: [
      {
        label: 'Vertragstext',
        text: 'Cloud Data Processing Addendum',
        href: 'https://cloud.google.com/terms/data-processing-addendum',
      },
    ],
  },
]);

const abuseProtection = section('schutz-vor-missbrauch', 'Schutz vor Missbrauch', [
  'Damit das Formular nicht von Programmen missbraucht wird, prüft Firebase App Check mit Google reCAPTCHA, ob eine Nachricht wirklich von dieser Website und von einem Menschen kommt. Wenn du das Formular nutzt, lädt dein Browser dafür ein Skript von www.google.com.',
  'Google verarbeitet dabei deine IP-Adresse, Angaben zu Browser und Gerät und wie du die Seite bedienst. reCAPTCHA kann dafür Cookies setzen und Daten in deinem Browser speichern; App Check legt dort außerdem ein Token ab, das nach einiger Zeit abläuft.',
  'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO, für den Zugriff auf dein Gerät § 25 Abs. 2 Nr. 2 TDDDG; mein berechtigtes Interesse ist der Schutz vor Spam und Angriffen. Auch hier ist Google mein Auftragsverarbeiter, es gilt das zum Empfänger Google Cloud Gesagte. Wenn du das nicht möchtest, schreib mir einfach eine E-Mail.',
]);

const draft = section('entwurf', 'Entwurf deiner Nachricht', [
  'Damit ein angefangener Text nicht verloren geht, legt die Website den Entwurf im Sitzungsspeicher deines Browsers ab. Nach einem Versuch, ihn abzuschicken, steht dort auch eine zufällige Kennung, damit deine Nachricht nicht zweimal ankommt. Beides bleibt, bis die Nachricht abgeschickt ist oder du den Tab schließt; vorher verlässt der Entwurf dein Gerät nicht.',
  'Das ist unbedingt erforderlich, damit das Formular deinen Text behalten kann (§ 25 Abs. 2 Nr. 2 TDDDG).',
]);

const copy = section('kopie', 'Kopie für unterwegs', [
  'Damit sich diese Website auch ohne Netz öffnen lässt, behält dein Browser eine Kopie von ihr: ihre Programmteile, ihre Zeichnungen und die Bilder, die du gesehen hast. Darum kümmert sich ein Service Worker, ein kleines Programm, das zur Website gehört. Die Kopie bleibt auf deinem Gerät, und ich erfahre nicht, was darin ist. Ist dein Browser so eingestellt, dass er Daten spart, legt er keine an.',
  'Erscheint eine neue Fassung der Website, wird die Kopie erneuert. Du wirst sie los, indem du in den Einstellungen deines Browsers die Daten dieser Website löschst.',
  'Das stützt sich auf § 25 Abs. 2 Nr. 2 TDDDG: Zu dieser Website gehört, dass sie auch ohne Netz da ist, im Zug zum Beispiel, und ohne die Kopie geht das nicht.',
]);

function tracking({ appCheck }: { appCheck: boolean }) {
  return section('tracking', appCheck ? 'Kein Tracking' : 'Keine Cookies, kein Tracking', [
    appCheck
      ? 'Diese Website verwendet weder Tracking noch Analysewerkzeuge und setzt selbst keine Cookies. Schriften und Skripte liefert sie selbst aus; die einzige Ausnahme steht unter „Schutz vor Missbrauch“.'
      : 'Diese Website setzt keine Cookies und verwendet weder Tracking noch Analysewerkzeuge. Schriften und Skripte liefert sie selbst aus, nichts davon wird von anderen Anbietern nachgeladen.',
  ]);
}

const rights = section('rechte', 'Deine Rechte', [
  'Du hast mir gegenüber das Recht auf',
  list(
    'Auskunft (Art. 15 DSGVO)',
    'Berichtigung (Art. 16 DSGVO)',
    'Löschung (Art. 17 DSGVO)',
    'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
    'Datenübertragbarkeit (Art. 20 DSGVO)',
    'Widerspruch (Art. 21 DSGVO)',
  ),
  'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an deinem Wohnort oder an meinem Sitz (Art. 77 DSGVO).',
  'Eine automatisierte Entscheidungsfindung einschließlich Profiling (Art. 22 DSGVO) findet nicht statt.',
]);

/** Art. 21 (4) DSGVO requires this right to be set apart from everything else. */
const objection = section('widerspruch', 'Dein Widerspruchsrecht', [
  'Soweit ich Daten auf der Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeite, kannst du dem jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben. Ich verarbeite die Daten dann nicht mehr – es sei denn, es gibt zwingende schutzwürdige Gründe, die deine Interessen, Rechte und Freiheiten überwiegen, oder ich brauche sie, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen. Eine formlose Nachricht an mich genügt.',
]);

/** The privacy notice that Art. 13 DSGVO requires, for a build of which `facts` are true. */
export function privacySections({
  messageStore,
  appCheck,
  assetHost,
  offlineCopy,
}: PrivacyFacts): readonly LegalSection[] {
  return [
    controller,
    visit,
    ...(assetHost ? [pictures(assetHost)] : []),
    form(messageStore),
    directContact,
    ...(messageStore === 'firestore' || appCheck ? [processor] : []),
    ...(appCheck ? [abuseProtection] : []),
    draft,
    ...(offlineCopy ? [copy] : []),
    tracking({ appCheck }),
    rights,
    objection,
  ];
}
