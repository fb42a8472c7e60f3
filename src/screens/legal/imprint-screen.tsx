import { imprintSections } from '#src/content/imprint.ts';
import { imprintPage } from '#src/content/pages.ts';
import { LegalScreen } from './legal-screen.tsx';

/** The legal notice. */
export function ImprintScreen({ parent }: { parent: string }) {
  return <LegalScreen heading={imprintPage.heading} sections={imprintSections} parent={parent} />;
}
