import { Link } from 'wouter';
import { contactPage } from '#src/content/pages.ts';
import { paths } from './paths.ts';

interface LegalLinksProps {
  /** Size and colour of the letters, and where the row stands. */
  className: string;
  /** The links' least height. */
  linkClassName?: string;
  /** The two that the law wants, where there is no room for a third. */
  short?: boolean;
  /** Of the page that they are on, which is not among them. */
  path?: string;
}

const links = [
  [paths.accessibility, contactPage.accessibilityLink],
  [paths.privacy, contactPage.privacyLink],
  [paths.imprint, contactPage.imprintLink],
] as const;

/** Quiet links to the legal pages, which have to be within two steps of every page (BGH, I ZR 228/03). */
export function LegalLinks({
  className,
  linkClassName = 'min-h-11',
  short,
  path,
}: LegalLinksProps) {
  return (
    <nav aria-label="Rechtliches" className={`flex flex-wrap gap-x-6 ${className}`}>
      {links
        .slice(short ? 1 : 0)
        .filter(([href]) => href !== path)
        .map(([href, label]) => (
          <Link
            key={href}
            href={href}
            draggable={false}
            className={`inline-flex items-center underline-offset-4 hover:underline ${linkClassName}`}
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
