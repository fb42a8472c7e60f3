import { Button } from '#src/components/button.tsx';
import { BreakableText, StateText } from '#src/components/text-parts.tsx';
import { absoluteAddress, telephoneAddress } from '#src/content/addresses.ts';
import { resumePage } from '#src/content/browser-texts.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { resume } from '#src/content/resume-lists.data.ts';
import { paths } from '#src/navigation/paths.ts';

const { street, postalCode, city, country } = owner.address;

const sites = [absoluteAddress(paths.lock), ...(owner.profiles ?? []).map(({ href }) => href)];

const contacts = [
  ...(owner.phone ? [{ text: owner.phone, href: telephoneAddress(owner.phone) }] : []),
  { text: owner.email, href: `mailto:${owner.email}` },
  ...sites.map((href) => ({ text: href.replace(/^https:\/\/|\/$/g, ''), href })),
];

export function ResumeHeader() {
  return (
    <div className="flex flex-wrap justify-between gap-6 pb-4 sm:gap-y-13 print:pb-0">
      <div className="min-w-0">
        <p className="text-4xl font-bold tracking-tight wrap-anywhere">{owner.fullName}</p>
        <p className="mt-1 text-xl">{resume.occupation}</p>
        {resumePage.availability && (
          <p className="mt-2 print:mt-0">
            <StateText className="text-secondary-alt-dark">{resumePage.availability}</StateText>
          </p>
        )}
        <Button variant="paper" className="mt-4 noscript:hidden" onClick={() => window.print()}>
          {resumePage.print}
        </Button>
      </div>
      <address className="min-w-0 not-italic sm:-mt-7">
        {[street, `${postalCode} ${city}`, country].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {contacts.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            className="text-primary-dark block w-fit py-1 underline underline-offset-4 hover:no-underline print:no-underline"
          >
            <BreakableText text={text} />
          </a>
        ))}
      </address>
    </div>
  );
}
