import { recaptchaSiteKey } from '#src/config/environment.ts';
import { privacyPage } from '#src/content/pages.ts';
import { privacySections } from '#src/content/privacy.ts';
import { LegalScreen } from './legal-screen.tsx';

/** The privacy notice, which names reCAPTCHA only where the build uses it. */
export function PrivacyScreen({ parent }: { parent: string }) {
  const sections = privacySections({ appCheck: recaptchaSiteKey !== '' });
  return <LegalScreen heading={privacyPage.heading} sections={sections} parent={parent} />;
}
