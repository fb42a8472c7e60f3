import { hasForm, mailAddress, owner } from '#src/content/owner.data.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { StaticLinks } from '#src/layout/static-links.tsx';
import { openOverlay } from '#src/navigation/navigate.ts';
import { paths } from '#src/navigation/paths.ts';
import { useRegistered } from '#src/navigation/registered.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Glyph } from '#src/ui/glyph.tsx';
import { CopyEmailButton } from './copy-email-button.tsx';
import { groupClass, PageHeading } from './page-heading.tsx';

const form = { kind: 'form' } as const;

const links = owner.contactLinks ?? [];

const rowClass =
  'grid grid-cols-1 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-ground-deep/60 opaque:bg-ground-deep p-4 text-lg sm:flex sm:pl-6 rim frosted';

export function ContactPage() {
  const store = useVisitStore();
  const opener = useRegistered(store.openers, form.kind);
  const { button } = sliderPages.contact.directRow;
  const mailLink = (
    <a href={mailAddress} className={buttonClass()}>
      {button}
    </a>
  );
  return (
    <>
      <div
        className={`${groupClass} grid-cols-1 gap-x-12 gap-y-6 beside:grid-cols-[3fr_4fr] short:gap-x-6 ${links.length > 0 ? 'max-sm:mt-[clamp(0px,75svh-620px,18svh)]' : ''}`}
      >
        <div className="grid min-w-0 content-start gap-4 text-center beside:text-left md:gap-6 short:gap-2">
          <PageHeading name="contact" />
          <p className="grid gap-1 text-lg text-balance text-on-ground-muted text-shadow-lg md:text-xl short:text-base">
            {sliderPages.contact.offer.map((sentence) => (
              <span
                key={sentence}
                className="first:text-xl first:font-semibold first:text-white md:first:text-2xl short:first:text-lg"
              >
                {sentence}
              </span>
            ))}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-4 short:gap-3">
          <div className={rowClass}>
            <p>{sliderPages.contact.directRow.text}</p>
            {hasForm && (
              <Button
                ref={opener}
                onClick={({ currentTarget }) => openOverlay(store, form, currentTarget)}
              >
                {button}
              </Button>
            )}
            {hasForm ? <noscript className="grid">{mailLink}</noscript> : mailLink}
          </div>
          <div className={rowClass}>
            <a
              href={`mailto:${owner.email}`}
              className="min-w-0 underline-offset-4 hover:underline"
            >
              <BreakableTitle title={owner.email} />
            </a>
            <CopyEmailButton />
          </div>
          {links.length > 0 && (
            <div className={`${rowClass} print:hidden`}>
              <p>{sliderPages.contact.linksRow.text}</p>
              <ul className="flex flex-wrap gap-3">
                {links.map(({ label, href }) => (
                  <li key={href} className="grid grow">
                    <ExternalLink href={href} label={label} className={buttonClass('quiet')}>
                      <Glyph size={20} className="max-sm:hidden" />
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className="flex flex-wrap justify-center gap-x-6 text-on-ground-muted text-shadow-lg beside:justify-start beside:px-6">
            {owner.profiles?.map(({ label, href }) => (
              <li key={href}>
                <ExternalLink href={href} label={label} className={linkClass} />
              </li>
            ))}
            <li>
              <a href={paths.contactCard} download className={linkClass}>
                {sliderPages.contact.contactCardLink}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <StaticLinks className="justify-end text-on-ground-muted text-shadow-lg" />
    </>
  );
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-white';
