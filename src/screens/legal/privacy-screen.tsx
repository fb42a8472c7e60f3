import { recaptchaSiteKey } from '#src/config/environment.ts';
import { privacyPage, privacySections } from '#src/content/privacy.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The privacy notice, which names reCAPTCHA only where the build uses it. */
export function PrivacyScreen({ parent }: { parent: string }) {
  const sections = privacySections({ appCheck: recaptchaSiteKey !== '' });
  return (
    <>
      <PageHead {...privacyPage.head} path={paths.privacy} indexed />
      <LegalScreen heading={privacyPage.heading} sections={sections} parent={parent} />
    </>
  );
}
