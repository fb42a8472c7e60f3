import { useDeferredValue } from 'react';
import { paths } from '#src/config/paths.ts';
import {
  aboutPage,
  contactForm,
  contactPage,
  projectsPage,
  skillsPage,
} from '#src/content/pages.ts';
import { useSite } from '#src/state/site-store.ts';
import { PageHead } from '#src/ui/page-head.tsx';

const heads = [aboutPage, skillsPage, projectsPage, contactPage];
const cards = { 0: 'about', 1: 'skills', 2: 'projects', 3: 'contact' } as const;

/** Title and metadata of the page that shows, or of the form where it is opened on its own. */
export function HomeHead({ form }: { form: boolean }) {
  // Not in the frame in which a page turns.
  const page = useDeferredValue(useSite((state) => state.page));
  if (form) {
    return (
      <PageHead
        title={contactForm.screenTitle}
        description={contactForm.metaDescription}
        path={paths.contact}
        card="contact"
      />
    );
  }
  const head = heads[page] ?? aboutPage;
  return (
    <PageHead
      title={head.navigationLabel}
      description={head.metaDescription}
      path={paths.desktop(page)}
      card={cards[page]}
    />
  );
}
