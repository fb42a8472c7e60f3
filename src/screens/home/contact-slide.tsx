import { Button, buttonClass } from '#src/components/button.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { StaticLinks } from '#src/components/links.tsx';
import { ExternalLink, StateText } from '#src/components/text-parts.tsx';
import { slideTexts } from '#src/content/browser-texts.data.ts';
import { hasForm, mailtoHref, owner } from '#src/content/owner.data.ts';
import { useElements, useRegisteredElement } from '#src/navigation/elements.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { CopyEmailButton } from './copy-email-button.tsx';
import { EmailAddress } from './email-address.tsx';
import { SlideGroup, SlideHeading } from './slide-parts.tsx';

const links = owner.contactLinks ?? [];

/** The owner's sentence about the availability contains `owner.availability`. */
function isAvailability(sentence: string): boolean {
  return owner.availability !== undefined && sentence.includes(owner.availability);
}

const rowClass =
  'grid grid-cols-1 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 text-lg sm:flex sm:px-5 md:py-6 md:text-2xl';

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-white';

export function ContactSlide() {
  const openModal = useVisit((visit) => visit.openModal);
  const opener = useRegisteredElement(useElements().defaultOpeners, 'form');
  const { button } = slideTexts.contact.directRow;
  const mailLink = (
    <a href={mailtoHref} className={buttonClass()}>
      {button}
    </a>
  );
  return (
    <>
      <SlideGroup className="grid-cols-1 gap-x-12 gap-y-4 sm:gap-y-6 landscape-phone:gap-x-6 two-columns:grid-cols-[3fr_4fr]">
        <div className="grid min-w-0 content-start gap-3 text-center md:gap-6 two-columns:text-start">
          <SlideHeading name="contact" />
          <p className="text-fitting text-on-background-muted grid text-balance text-shadow-lg max-[22rem]:text-sm md:text-xl">
            {slideTexts.contact.offer.map((sentence, index) => (
              <span
                key={sentence}
                className={
                  index === 0 ? 'text-fitting font-semibold text-white md:text-xl' : undefined
                }
              >
                {isAvailability(sentence) ? (
                  <StateText capsule className="mb-2 inline-block">
                    {sentence}
                  </StateText>
                ) : (
                  sentence
                )}
              </span>
            ))}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-2 sm:gap-3">
          <div className="rounded-card divide-y divide-white/10 glass">
            <div className={rowClass}>
              <p>{slideTexts.contact.directRow.text}</p>
              {hasForm && (
                <Button
                  ref={opener}
                  onClick={({ currentTarget }) => openModal('form', { opener: currentTarget })}
                  className="noscript:hidden"
                >
                  {button}
                </Button>
              )}
              {hasForm ? <noscript className="grid">{mailLink}</noscript> : mailLink}
            </div>
            <div className={rowClass}>
              <EmailAddress />
              <CopyEmailButton />
            </div>
            {links.length > 0 && (
              <div className={`${rowClass} print:hidden`}>
                <p>{slideTexts.contact.linksRow.text}</p>
                <ul className="flex flex-wrap gap-3">
                  {links.map(({ label, href }) => (
                    <li key={href} className="grid grow">
                      <ExternalLink href={href} label={label} className={buttonClass('secondary')}>
                        <Glyph name="external" size={20} className="max-sm:hidden" />
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <ul className="text-on-background-muted flex flex-wrap gap-x-6 px-4 py-1 sm:px-5 md:py-4 md:text-lg">
              {owner.profiles?.map(({ label, href }) => (
                <li key={href}>
                  <ExternalLink href={href} label={label} className={linkClass} />
                </li>
              ))}
              <li>
                <a href={paths.contactCard} download className={linkClass}>
                  {slideTexts.contact.contactCardLink}
                </a>
              </li>
            </ul>
          </div>
        </div>
      </SlideGroup>
      {/* Reversed, so that the first link, Impressum, is in the corner. */}
      <StaticLinks
        dense
        className="text-on-background-muted flex-row-reverse flex-wrap-reverse text-shadow-lg"
      />
    </>
  );
}
