import { assetHost, messageStore, offlineCopy, recaptchaSiteKey } from '#src/config/environment.ts';
import type { LegalPage } from './legal-page.ts';
import { owner } from './owner.ts';
import { contactPage } from './pages.ts';
import { privacySections } from './privacy-sections.ts';

const appCheck = recaptchaSiteKey !== '';

/** The page of the privacy notice, which says what this build does. */
export const privacyPage: LegalPage = {
  heading: contactPage.privacyLink,
  head: {
    title: contactPage.privacyLink,
    description: `Datenschutz auf ${owner.siteTitle}: welche Daten beim Besuch und beim Absenden des Kontaktformulars anfallen und welche Rechte du hast.`,
    card: 'privacy',
  },
  sections: privacySections({ messageStore, appCheck, assetHost, offlineCopy }, owner),
  lastReviewed: 'November 2026',
};
