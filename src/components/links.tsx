import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { staticNavigation } from '#content/texts/controls.ts';
import { hasForm, mailtoHref } from '#src/content/owner.data.ts';
import { type StaticPageSummary, staticPages } from '#src/content/static-pages.data.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit } from '#src/store/visit-store.ts';

interface StaticLinksProps {
  className?: string;
  /** Links only to the pages with `onLock`, because the lock has little space. */
  onLock?: boolean;
  /** Less height per link on phones and in short windows. */
  dense?: boolean | undefined;
  /** The current static page, shown as text without a link. */
  currentPage?: StaticPageSummary;
}

const lockPages = staticPages.filter(({ onLock }) => onLock);
/** Without pages that only the about slide links to. */
const footerPages = staticPages.filter(({ onLock, onHome }) => onLock || !onHome);

/** Legal pages must be at most two clicks away from every page (BGH, I ZR 228/03). */
export function StaticLinks({
  className = '',
  onLock,
  dense = onLock,
  currentPage,
}: StaticLinksProps) {
  const textClass = `inline-flex items-center ${dense ? 'min-h-11 max-sm:min-h-8 short-window:min-h-6' : 'min-h-11'}`;
  return (
    // Three links fit on one line in a window of 320 px.
    <nav
      aria-label={currentPage?.locale?.staticNavigation ?? staticNavigation}
      className={`flex flex-wrap gap-x-2.5 text-sm min-[375px]:gap-x-5 sm:gap-x-6 ${className}`}
    >
      {(onLock ? lockPages : footerPages).map((page) =>
        page.slug === currentPage?.slug ? (
          <span key={page.slug} aria-current="page" className={`font-medium ${textClass}`}>
            {page.linkLabel}
          </span>
        ) : (
          <StaticLink
            key={page.slug}
            page={page}
            currentPage={currentPage}
            className={`underline-offset-4 hover:underline ${textClass}`}
          />
        ),
      )}
    </nav>
  );
}

export const aboutPages = staticPages.filter(({ onHome }) => onHome);

export function AboutLinks({ className }: { className: string }) {
  return (
    aboutPages.length > 0 && (
      <p className={`grid justify-items-end text-sm print:hidden ${className}`}>
        {aboutPages.map((page) => (
          <StaticLink
            key={page.slug}
            page={page}
            className="text-on-background-muted inline-flex min-h-11 items-center text-right underline underline-offset-4 text-shadow-lg hover:text-white"
          />
        ))}
      </p>
    )
  );
}

interface StaticLinkProps {
  page: StaticPageSummary;
  currentPage?: StaticPageSummary | undefined;
  className: string;
}

function StaticLink({ page, currentPage, ...props }: StaticLinkProps) {
  const { slug, linkLabel, lang = siteLanguage } = page;
  const foreignLang = lang === (currentPage?.lang ?? siteLanguage) ? undefined : lang;
  return (
    <Link
      href={paths.page(slug)}
      lang={foreignLang}
      hrefLang={foreignLang}
      draggable={false}
      {...props}
    >
      {linkLabel}
    </Link>
  );
}

interface ContactLinkProps {
  className: string;
  children: ReactNode;
  /** Marks a link that fades with the lock. */
  'data-lock-fade'?: true;
}

/** Opens the form over the current page, or writes an e-mail if the site has no form. */
export function ContactLink(props: ContactLinkProps) {
  const openModal = useVisit((visit) => visit.openModal);
  if (!hasForm) return <a href={mailtoHref} {...props} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openModal('form', { opener: event.currentTarget });
  };
  return <Link href={paths.form} onClick={handleClick} {...props} />;
}
