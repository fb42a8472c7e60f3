import { Link } from 'wouter';
import { ContactLink } from '#src/components/links.tsx';
import { BreakableText, ExternalLink } from '#src/components/text-parts.tsx';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';
import { linkAddress } from '#src/lib/environment.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { knownRouteAt } from '#src/navigation/routes.ts';

interface EntryLinkProps {
  href: string;
  text: string;
  currentPage: StaticPageSummary;
}

/** A link to a page or file of this site, to another site, or with `mailto:` or `tel:`. */
export function EntryLink({ href, text, currentPage }: EntryLinkProps) {
  const className = `inline-block py-1 wrap-anywhere hyphens-none underline underline-offset-4 ${currentPage.variant === 'paper' ? 'text-primary-dark' : ''}`;
  if (href.startsWith('https:')) {
    const hint = currentPage.locale?.newWindow;
    return <ExternalLink href={href} label={text} hint={hint} className={className} />;
  }
  const address = linkAddress(href);
  if (address === paths.form) return <ContactLink className={className}>{text}</ContactLink>;
  const route = href.startsWith('/') && knownRouteAt(address.split(/[?#]/)[0] ?? address);
  // A file of `public`, the contact card, `mailto:` or `tel:`.
  if (!route) {
    return (
      <a href={address} className={className}>
        <BreakableText text={text} />
      </a>
    );
  }
  return (
    <Link
      href={address}
      hrefLang={route.lang === currentPage.lang ? undefined : (route.lang ?? siteLanguage)}
      className={className}
    >
      {text}
    </Link>
  );
}
