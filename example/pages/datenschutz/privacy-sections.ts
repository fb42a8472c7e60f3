import { contactBlock, providerBlock } from '#content/provider.ts';
import { type StaticSection, section } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';
import type { MessageStore } from '#src/lib/message-target.ts';
import { directContactSection, formSection } from './contact-sections.ts';
import { abuseProtectionSection, processorSection } from './google-sections.ts';
import { picturesSection, visitSection } from './hosting-sections.ts';
import { objectionSection, rightsSection } from './rights-sections.ts';

/** Properties of a build on which the notice depends. */
export interface PrivacyFacts {
  messageStore: MessageStore;
  /** Whether App Check (reCAPTCHA) protects the form. */
  appCheck: boolean;
  /** Origin of the pictures; '' for the site's origin. */
  assetHost: string;
}

function controllerSection(owner: Owner) {
  return section('verantwortlicher', 'Verantwortlicher', [
    'Verantwortlich für die Verarbeitung deiner Daten auf dieser Website ist:',
    providerBlock(owner),
    contactBlock(owner),
  ]);
}

/**
 * Storage on the visitor's device. `tests/publishing/privacy.slow.spec.ts` checks this storage on a
 * visit, `tests/owner-pages` on every page.
 */
function deviceSection(hasForm: boolean, appCheck: boolean) {
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

function trackingSection(appCheck: boolean) {
  return section('tracking', appCheck ? 'Kein Tracking' : 'Keine Cookies, kein Tracking', [
    appCheck
      ? 'Diese Website verwendet weder Tracking noch Analysewerkzeuge und setzt selbst keine Cookies. Schriften und Skripte liefert sie selbst aus; die einzige Ausnahme steht unter „Schutz vor Missbrauch“.'
      : 'Diese Website setzt keine Cookies und verwendet weder Tracking noch Analysewerkzeuge. Schriften und Skripte liefert sie selbst aus, nichts davon wird von anderen Anbietern nachgeladen.',
  ]);
}

/** The privacy notice under Art. 13 DSGVO for a build with these facts. */
export function privacySections(facts: PrivacyFacts, owner: Owner): readonly StaticSection[] {
  const { messageStore, assetHost } = facts;
  const hasForm = owner.contactForm !== false;
  const appCheck = hasForm && facts.appCheck;
  const hasProcessor = appCheck || (hasForm && messageStore === 'firestore');
  return [
    controllerSection(owner),
    visitSection(owner),
    ...(assetHost ? [picturesSection(assetHost, owner)] : []),
    ...(hasForm ? [formSection(messageStore, owner)] : []),
    directContactSection(owner),
    ...(hasProcessor ? [processorSection(messageStore, appCheck)] : []),
    ...(appCheck ? [abuseProtectionSection] : []),
    deviceSection(hasForm, appCheck),
    trackingSection(appCheck),
    rightsSection(owner),
    objectionSection,
  ];
}
