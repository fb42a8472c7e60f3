import { recaptchaSiteKey } from '#src/config/environment.ts';
import { paths } from '#src/config/paths.ts';
import { privacyPage } from '#src/content/pages.ts';
import { privacySections } from '#src/content/privacy.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The privacy notice, which names reCAPTCHA only where the build uses it. */
export function PrivacyScreen() {
  const sections = privacySections({ appCheck: recaptchaSiteKey !== '' });
  return (
    <LegalScreen heading={privacyPage.heading} sections={sections}>
      <PageHead
        title={privacyPage.screenTitle}
        description={privacyPage.metaDescription}
        path={paths.privacy}
        card="privacy"
      />
    </LegalScreen>
  );
}
