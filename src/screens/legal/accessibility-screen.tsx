import { accessibilityPage, accessibilitySections } from '#src/content/accessibility.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The accessibility statement. */
export function AccessibilityScreen({ parent }: { parent: string }) {
  return (
    <>
      <PageHead {...accessibilityPage.head} path={paths.accessibility} indexed />
      <LegalScreen
        heading={accessibilityPage.heading}
        sections={accessibilitySections}
        parent={parent}
      />
    </>
  );
}
