import { section } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';
import type { MessageStore } from '#src/lib/message-target.ts';
import { countOf } from './wording.ts';

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

export function formSection(messageStore: MessageStore, owner: Owner) {
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

export function directContactSection(owner: Owner) {
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
