import { Link } from 'wouter';
import { contactPage } from '#src/content/pages.ts';
import { paths } from './paths.ts';

interface LegalLinksProps {
  /** Size of the letters, and where the row stands. */
  className: string;
  /** The links' least height. */
  linkClassName?: string;
  /** The two that the law wants, where there is no room for a third. */
  short?: boolean;
}

/** Address and name of each legal page. */
export const legalLinks = [
  [paths.accessibility, contactPage.accessibilityLink],
  [paths.privacy, contactPage.privacyLink],
  [paths.imprint, contactPage.imprintLink],
] as const;

/** Quiet links to the legal pages, which have to be within two steps of every page (BGH, I ZR 228/03). */
export function LegalLinks({ className, linkClassName = 'min-h-11', short }: LegalLinksProps) {
  return (
    <footer className={`flex flex-wrap gap-x-2 text-on-ground-muted ${className}`}>
      {legalLinks.slice(short ? 1 : 0).map(([href, label]) => (
        <Link
          key={href}
          href={href}
          draggable={false}
          className={`inline-flex items-center px-2 underline-offset-4 text-shadow-lg hover:text-white hover:underline ${linkClassName}`}
        >
          {label}
        </Link>
      ))}
    </footer>
  );
}
