import { Link } from 'wouter';
import { paths } from '#src/config/paths.ts';
import { owner } from '#src/content/owner.ts';
import { contactPage } from '#src/content/pages.ts';
import { useOverlayControls } from '#src/state/overlay.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyEmailButton } from './copy-email-button.tsx';
import { PageHeading } from './page-heading.tsx';

const rowClass =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-ground-deep/60 p-4 pl-6 text-lg ring-1 ring-white/15 backdrop-blur-xl';

/** Page 3: the ways to reach the owner. */
export function ContactPage() {
  const { openOverlay } = useOverlayControls();
  return (
    <>
      <div className="mx-auto mt-[12svh] mb-auto grid w-full max-w-2xl gap-4 md:my-auto short:my-auto short:py-2">
        <PageHeading page={3}>{contactPage.heading}</PageHeading>
        <div className={`mt-4 short:mt-0 ${rowClass}`}>
          <p>{contactPage.directRow.text}</p>
          <Button
            data-contact-opener
            className="ms-auto"
            onClick={() => openOverlay({ kind: 'contact' })}
          >
            {contactPage.directRow.button}
          </Button>
        </div>
        <div className={rowClass}>
          <a href={`mailto:${owner.email}`} className="min-w-0 underline-offset-4 hover:underline">
            {owner.email}
          </a>
          <CopyEmailButton />
        </div>
      </div>
      <p className="flex justify-end gap-2 text-on-ground-muted">
        <Link href={paths.privacy} className={legalLinkClass}>
          {contactPage.privacyLink}
        </Link>
        <Link href={paths.imprint} className={legalLinkClass}>
          {contactPage.imprintLink}
        </Link>
      </p>
    </>
  );
}

const legalLinkClass =
  'inline-flex min-h-11 items-center px-2 underline-offset-4 text-shadow-lg hover:text-white hover:underline';
