import { slides } from '#src/content/browser-texts.data.ts';
import { hasForm, mailAddress, owner } from '#src/content/owner.data.ts';
import { StaticLinks } from '#src/layout/static-links.tsx';
import { openModal } from '#src/navigation/navigate.ts';
import { paths } from '#src/navigation/paths.ts';
import { useRegisteredElement } from '#src/navigation/use-registered-element.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Glyph } from '#src/ui/glyph.tsx';
import { onAnyGround, StateText } from '#src/ui/state-text.tsx';
import { CopyEmailButton } from './copy-email-button.tsx';
import { SlideHeading } from './slide-heading.tsx';

const form = { kind: 'form' } as const;

const links = owner.contactLinks ?? [];

function isAvailability(sentence: string): boolean {
  return owner.availability !== undefined && sentence.includes(owner.availability);
}

export function ContactSlide() {
  const store = useVisitStore();
  const opener = useRegisteredElement(store.openers, form.kind);
  const { button } = slides.contact.directRow;
  const mailLink = (
    <a href={mailAddress} className={buttonClass()}>
      {button}
    </a>
  );
  return (
    <>
      <div className={`slide-group contact-group ${links.length > 0 ? 'contact-group-long' : ''}`}>
        <div className="grid min-w-0 content-start gap-4 text-center beside:text-left md:gap-6 short:gap-2">
          <SlideHeading name="contact" />
          <p className="contact-offer">
            {slides.contact.offer.map((sentence) => (
              <span key={sentence}>
                {isAvailability(sentence) ? (
                  <StateText className={`inline-block py-1 ${onAnyGround}`}>{sentence}</StateText>
                ) : (
                  sentence
                )}
              </span>
            ))}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-4 short:gap-3">
          <div className="contact-row rounded-card">
            <p>{slides.contact.directRow.text}</p>
            {hasForm && (
              <Button
                ref={opener}
                onClick={({ currentTarget }) => openModal(store, form, currentTarget)}
              >
                {button}
              </Button>
            )}
            {hasForm ? <noscript className="grid">{mailLink}</noscript> : mailLink}
          </div>
          <div className="contact-row rounded-card">
            <a
              href={`mailto:${owner.email}`}
              className="min-w-0 underline-offset-4 hover:underline"
            >
              <BreakableTitle title={owner.email} />
            </a>
            <CopyEmailButton />
          </div>
          {links.length > 0 && (
            <div className="contact-row rounded-card print:hidden">
              <p>{slides.contact.linksRow.text}</p>
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
          <ul className="contact-links">
            {owner.profiles?.map(({ label, href }) => (
              <li key={href}>
                <ExternalLink href={href} label={label} />
              </li>
            ))}
            <li>
              <a href={paths.contactCard} download>
                {slides.contact.contactCardLink}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <StaticLinks className="justify-end text-on-ground-muted text-shadow-lg" />
    </>
  );
}
