import { owner } from '#content/owner.ts';
import type { StaticPage } from '#src/content/static-page.ts';
import { assetHost, messageStore, recaptchaSiteKey } from '#src/lib/environment.ts';
import { privacySections } from './privacy-sections.ts';

const appCheck = recaptchaSiteKey !== '';
const occasion =
  owner.contactForm === false
    ? 'beim Schreiben einer E-Mail an mich'
    : 'beim Absenden des Kontaktformulars';

/** The privacy notice of this build. */
export const page: StaticPage = {
  order: 2,
  onLock: true,
  heading: 'Datenschutz',
  metadata: {
    title: 'Datenschutz',
    description: `Datenschutz: welche Daten beim Besuch dieser Website und ${occasion} anfallen, wer sie bekommt und welche Rechte du hast.`,
  },
  sections: privacySections({ messageStore, appCheck, assetHost }, owner),
  lastReviewed: 'November 2026',
};
