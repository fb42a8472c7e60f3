import { paths } from '#src/config/paths.ts';
import { imprintSections } from '#src/content/imprint.ts';
import { imprintPage } from '#src/content/pages.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The legal notice; its page title is the site's alone, as specified. */
export function ImprintScreen() {
  return (
    <LegalScreen heading={imprintPage.heading} sections={imprintSections}>
      <PageHead description={imprintPage.metaDescription} path={paths.imprint} card="imprint" />
    </LegalScreen>
  );
}
