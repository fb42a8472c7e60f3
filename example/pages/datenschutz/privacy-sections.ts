import { contactBlock, providerBlock } from '#content/provider.ts';
import { list, type StaticBlock, type StaticSection, section } from '#src/content/static-page.ts';
import type { Host, Owner } from '#src/content/types.ts';
import type { MessageStore } from '#src/lib/message-target.ts';

/** Properties of a build on which the notice depends. */
export interface PrivacyFacts {
  messageStore: MessageStore;
  /** Whether App Check (reCAPTCHA) protects the form. */
  appCheck: boolean;
  /** Origin of the pictures; '' for the site's origin. */
  assetHost: string;
}

const inWords = 'einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** A number in the dative, up to twelve in words: `einem Monat`, `24 Monaten`. */
function countOf(count: number, unit: 'Tag' | 'Monat') {
  return `${inWords[count - 1] ?? count} ${unit}${count === 1 ? '' : 'en'}`;
}

function controller(owner: Owner) {
  return section('verantwortlicher', 'Verantwortlicher', [
    'Verantwortlich für die Verarbeitung deiner Daten auf dieser Website ist:',
    providerBlock(owner),
    contactBlock(owner),
  ]);
}

/** Where to read the standard contractual clauses, as Art. 13 Abs. 1 lit. f DSGVO requires. */
const standardClauses = {
  label: 'Wortlaut der Klauseln',
  text: 'Beschluss (EU) 2021/914',
  href: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj/deu',
};

/** The host in a relative clause, before its verb. */
function recipient({ name, address, processor }: Host) {
  return `${name}, ${address},${processor ? ' in meinem Auftrag' : ''}`;
}

/** The legal basis of a host outside the EEA, if the owner names its country. */
function transfer(host?: Host): StaticBlock[] {
  if (!host?.thirdCountry) return [];
  return [
    `Antwortet dir ein Server außerhalb des Europäischen Wirtschaftsraums (${host.thirdCountry}), geschieht das auf der Grundlage eines Angemessenheitsbeschlusses (Art. 45 DSGVO) oder der Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO).`,
    { entries: [standardClauses] },
  ];
}

function visit({ hosting }: Owner) {
  const host = hosting ? recipient(hosting) : 'ein Hosting-Dienstleister';
  const duration = hosting?.logDays
    ? `löscht die Protokolle spätestens nach ${countOf(hosting.logDays, 'Tag')}`
    : 'bewahrt die Protokolle auf, solange er sie dafür braucht';
  return section('aufruf', 'Aufruf der Website', [
    `Diese Website besteht aus statischen Dateien, die ${host} ausliefert. Dabei fallen technisch notwendige Daten an, die der Dienstleister vorübergehend in Protokollen (Server-Logs) speichern kann:`,
    list(
      'deine IP-Adresse',
      'Datum und Uhrzeit des Abrufs',
      'die abgerufene Adresse, die übertragene Datenmenge und der Statuscode',
      'die Seite, von der du kommst (Referrer), falls dein Browser sie mitteilt',
      'Browser und Betriebssystem, so wie dein Browser sie angibt',
    ),
    `Das dient dazu, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig läuft. Der Dienstleister ${duration}. Mit anderen Daten führe ich sie nicht zusammen.`,
    ...transfer(hosting),
  ]);
}

/** @param assetHost an origin */
function pictures(assetHost: string, { pictureHosting }: Owner) {
  const operator = pictureHosting
    ? `, einem Server, den ${recipient(pictureHosting)} betreibt`
    : '';
  return section('bilder', 'Bilder', [
    `Bilder lädt dein Browser von ${new URL(assetHost).host}${operator}; dabei wird deine IP-Adresse dorthin übertragen. Zweck und Rechtsgrundlage sind dieselben wie beim Aufruf der Website.`,
    ...transfer(pictureHosting),
  ]);
}

const sending: Record<MessageStore, string> = {
  firestore:
    'Beim Absenden überträgt dein Browser diese Angaben verschlüsselt an die Datenbank Cloud Firestore (Google).',
  emulator:
    'Diese Fassung der Website ist zum Ausprobieren da: Beim Absenden überträgt dein Browser diese Angaben unverschlüsselt an eine Testdatenbank.',
  local:
    'Diese Fassung der Website ist zum Ausprobieren da: Beim Absenden überträgt dein Browser diese Angaben an den Rechner, von dem die Website kommt; dort stehen sie in einer Datei.',
};

const purpose =
  'Ich verwende die Angaben nur, um deine Anfrage zu bearbeiten. Geht es um einen Auftrag oder ein Angebot, ist Art. 6 Abs. 1 lit. b DSGVO die Rechtsgrundlage, sonst Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist es, Anfragen beantworten zu können.';

function form(messageStore: MessageStore, owner: Owner) {
  const { firestoreRegion, retentionMonths, messageMail } = owner;
  const place =
    messageStore === 'firestore' && firestoreRegion
      ? ` Gespeichert wird in der Region ${firestoreRegion}.`
      : '';
  const latest = retentionMonths ? `, spätestens nach ${countOf(retentionMonths, 'Monat')}` : '';
  return section('kontaktformular', 'Kontaktformular', [
    `Wenn du mir über das Formular schreibst, speichere ich deinen Namen, deine E-Mail-Adresse und deine Nachricht. ${sending[messageStore]} Dabei wird auch deine IP-Adresse verarbeitet.${place}`,
    ...(messageStore === 'firestore' && messageMail ? [forwarding(owner)] : []),
    purpose,
    `Ich lösche deine Nachricht, sobald deine Anfrage erledigt ist${latest}. Länger bewahre ich sie nur auf, wenn mich ein Gesetz dazu verpflichtet.`,
    'Du bist nicht verpflichtet, mir diese Daten zu geben. Ohne sie kann ich über das Formular allerdings keine Nachricht von dir erhalten und dir nicht antworten.',
  ]);
}

const directHeading = ({ phone }: Owner) => (phone ? 'E-Mail und Telefon' : 'E-Mail');

/** Forwarding by the script of docs/operating. */
function forwarding(owner: Owner) {
  return `Damit ich sie bald lese, schickt ein Programm in meinem Google-Konto jede Nachricht mit deinem Namen und deiner E-Mail-Adresse an mein E-Mail-Postfach. Es läuft in Google Apps Script, einem Dienst der Google Ireland Limited, Dublin, Irland; auch dabei können Daten in die USA gelangen, auf der Grundlage des Angemessenheitsbeschlusses, der unter „Empfänger: Google Cloud“ steht. Für diese E-Mails gilt, was unter „${directHeading(owner)}“ steht.`;
}

function directContact(owner: Owner) {
  const { phone, emailProvider, contactForm } = owner;
  const hasForm = contactForm !== false;
  const asAbove = hasForm ? ' für denselben Zweck und auf derselben Rechtsgrundlage' : '';
  const provider = emailProvider ? ` (${emailProvider})` : '';
  return section('e-mail', directHeading(owner), [
    `Schreibst du mir eine E-Mail${phone ? ' oder rufst du mich an' : ''}, verarbeite ich deine Angaben${asAbove}. Empfänger ist auch mein E-Mail-Anbieter${provider}. E-Mails lösche ich, wenn ich sie für deine Anfrage nicht mehr brauche; länger bewahre ich sie nur auf, wenn mich ein Gesetz dazu verpflichtet.`,
    ...(hasForm
      ? []
      : [
          purpose,
          'Du bist nicht verpflichtet, mir Daten zu geben. Ohne sie kann ich dir allerdings nicht antworten.',
        ]),
  ]);
}

function processor({ messageStore, appCheck }: PrivacyFacts) {
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

const abuseProtection = section('schutz-vor-missbrauch', 'Schutz vor Missbrauch', [
  'Damit das Formular nicht von Programmen missbraucht wird, prüft Firebase App Check mit Google reCAPTCHA, ob eine Nachricht wirklich von dieser Website und von einem Menschen kommt. Wenn du das Formular abschickst, und nicht früher, lädt dein Browser dafür Skripte von www.google.com und www.gstatic.com und holt eine Bestätigung (ein Token) von content-firebaseappcheck.googleapis.com.',
  'Google verarbeitet dabei deine IP-Adresse, Angaben zu Browser und Gerät und wie du die Seite bedienst. reCAPTCHA kann dafür Cookies setzen und Daten in deinem Browser speichern; App Check legt dort außerdem das Token ab, das nach einiger Zeit abläuft. Das bleibt auch, wenn du den Tab schließt, bis du in deinem Browser die Daten dieser Website löschst.',
  'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO, für den Zugriff auf dein Gerät § 25 Abs. 2 Nr. 2 TDDDG; mein berechtigtes Interesse ist der Schutz vor Spam und Angriffen. Auch hier ist Google mein Auftragsverarbeiter; es gilt, was unter „Empfänger: Google Cloud“ steht. Wenn du das nicht möchtest, schreib mir einfach eine E-Mail.',
]);

/** `tests/publishing/privacy.spec.ts` checks this on a visit, `tests/owner-pages` on every page. */
function device(hasForm: boolean, appCheck: boolean) {
  const cache =
    'Geladene Dateien behält dein Browser wie bei jeder Website eine Weile in seinem Zwischenspeicher.';
  if (!hasForm)
    return section('geraet', 'Auf deinem Gerät', [
      `Diese Website speichert nichts auf deinem Gerät. ${cache}`,
    ]);
  const added = appCheck
    ? ' Schickst du sie ab, kommt hinzu, was unter „Schutz vor Missbrauch“ steht.'
    : '';
  return section('geraet', 'Auf deinem Gerät', [
    `Diese Website speichert nichts auf deinem Gerät, bis du mir eine Nachricht schreibst, und dann nur deren Entwurf, bis sie angekommen ist oder du den Tab schließt.${added} ${cache}`,
    'Der Entwurf liegt im Sitzungsspeicher deines Browsers, damit ein angefangener Text nicht verloren geht. Nach einem Versuch, ihn abzuschicken, stehen dort auch der abgeschickte Text und eine zufällige Kennung, damit deine Nachricht nicht zweimal ankommt. Bevor du sie abschickst, verlässt sie dein Gerät nicht.',
    'Das ist unbedingt erforderlich, damit das Formular deinen Text behalten kann (§ 25 Abs. 2 Nr. 2 TDDDG).',
  ]);
}

function tracking(appCheck: boolean) {
  return section('tracking', appCheck ? 'Kein Tracking' : 'Keine Cookies, kein Tracking', [
    appCheck
      ? 'Diese Website verwendet weder Tracking noch Analysewerkzeuge und setzt selbst keine Cookies. Schriften und Skripte liefert sie selbst aus; die einzige Ausnahme steht unter „Schutz vor Missbrauch“.'
      : 'Diese Website setzt keine Cookies und verwendet weder Tracking noch Analysewerkzeuge. Schriften und Skripte liefert sie selbst aus, nichts davon wird von anderen Anbietern nachgeladen.',
  ]);
}

function rights({ supervisoryAuthority }: Owner) {
  return section('rechte', 'Deine Rechte', [
    'Du hast mir gegenüber das Recht auf',
    list(
      'Auskunft (Art. 15 DSGVO)',
      'Berichtigung (Art. 16 DSGVO)',
      'Löschung (Art. 17 DSGVO)',
      'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
      'Datenübertragbarkeit (Art. 20 DSGVO)',
      'Widerspruch (Art. 21 DSGVO)',
    ),
    {
      entries: [
        {
          label: 'Mehr zum Widerspruch',
          text: 'Dein Widerspruchsrecht',
          href: '/datenschutz#widerspruch',
        },
      ],
    },
    'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an deinem Wohnort oder an meinem Sitz (Art. 77 DSGVO).',
    ...(supervisoryAuthority
      ? [
          {
            entries: [
              {
                label: 'Für mich zuständig',
                text: supervisoryAuthority.name,
                href: supervisoryAuthority.href,
              },
            ],
          },
        ]
      : []),
    'Eine automatisierte Entscheidungsfindung einschließlich Profiling (Art. 22 DSGVO) findet nicht statt.',
  ]);
}

/** A separate section, as Art. 21 Abs. 4 DSGVO requires. */
const objection = section('widerspruch', 'Dein Widerspruchsrecht', [
  'Soweit ich Daten auf der Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeite, kannst du dem jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben. Ich verarbeite die Daten dann nicht mehr – es sei denn, es gibt zwingende schutzwürdige Gründe, die deine Interessen, Rechte und Freiheiten überwiegen, oder ich brauche sie, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen. Eine formlose Nachricht an mich genügt.',
]);

/** The privacy notice under Art. 13 DSGVO for a build with these facts. */
export function privacySections(facts: PrivacyFacts, owner: Owner): readonly StaticSection[] {
  const { messageStore, assetHost } = facts;
  const hasForm = owner.contactForm !== false;
  const appCheck = hasForm && facts.appCheck;
  const hasProcessor = appCheck || (hasForm && messageStore === 'firestore');
  return [
    controller(owner),
    visit(owner),
    ...(assetHost ? [pictures(assetHost, owner)] : []),
    ...(hasForm ? [form(messageStore, owner)] : []),
    directContact(owner),
    ...(hasProcessor ? [processor(facts)] : []),
    ...(appCheck ? [abuseProtection] : []),
    device(hasForm, appCheck),
    tracking(appCheck),
    rights(owner),
    objection,
  ];
}
