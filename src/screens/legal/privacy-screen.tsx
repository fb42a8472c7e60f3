import { assetHost, messageStore, offlineCopy, recaptchaSiteKey } from '#src/config/environment.ts';
import { privacyPage, privacySections } from '#src/content/privacy.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The privacy notice, which says what this build does. */
export function PrivacyScreen({ parent }: { parent: string }) {
  const appCheck = recaptchaSiteKey !== '';
  const sections = privacySections({ messageStore, appCheck, assetHost, offlineCopy });
  return (
    <>
      <PageHead {...privacyPage.head} path={paths.privacy} indexed />
      <LegalScreen heading={privacyPage.heading} sections={sections} parent={parent} />
    </>
  );
}
