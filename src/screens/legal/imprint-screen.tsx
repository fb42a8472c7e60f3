import { imprintPage, imprintSections } from '#src/content/imprint.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The legal notice. */
export function ImprintScreen({ parent }: { parent: string }) {
  return (
    <>
      <PageHead {...imprintPage.head} path={paths.imprint} indexed />
      <LegalScreen heading={imprintPage.heading} sections={imprintSections} parent={parent} />
    </>
  );
}
