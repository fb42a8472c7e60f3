import { Link } from 'wouter';
import { owner } from '#src/content/owner.ts';
import { contactPage, pageIndex } from '#src/content/pages.ts';
import { overlayKey, useOpener, useOverlayControls } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { CopyEmailButton } from './copy-email-button.tsx';
import { PageHeading } from './page-heading.tsx';

const form = { kind: 'form' } as const;

const rowClass =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-ground-deep/60 p-4 pl-6 text-lg ring-1 ring-white/15 frosted';

/** Page 3: how to reach the owner. */
export function ContactPage() {
  const { openOverlay } = useOverlayControls();
  const opener = useOpener(overlayKey(form));
  return (
    <>
      <div className="mx-auto mt-[clamp(0px,30svh-120px,12svh)] mb-auto grid w-full max-w-2xl gap-4 md:my-auto short:my-auto short:py-2">
        <PageHeading page={pageIndex.contact}>{contactPage.heading}</PageHeading>
        <div className={`mt-4 short:mt-0 ${rowClass}`}>
          <p>{contactPage.directRow.text}</p>
          <Button ref={opener} className="ms-auto" onClick={() => openOverlay(form)}>
            {contactPage.directRow.button}
          </Button>
          <noscript className="ms-auto">
            <a href={`mailto:${owner.email}`} className={buttonClass()}>
              {contactPage.directRow.button}
            </a>
          </noscript>
        </div>
        <div className={rowClass}>
          <a href={`mailto:${owner.email}`} className="min-w-0 underline-offset-4 hover:underline">
            <BreakableTitle title={owner.email} />
          </a>
          <CopyEmailButton />
        </div>
      </div>
      <p className="flex flex-wrap justify-end gap-x-2 text-sm text-on-ground-muted sm:text-base">
        <Link href={paths.accessibility} className={legalLinkClass}>
          {contactPage.accessibilityLink}
        </Link>
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
