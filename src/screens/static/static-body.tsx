import { Link } from 'wouter';
import { lastReviewed } from '#content/texts/static-pages.ts';
import { buttonClass } from '#src/components/button.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import { BreakableTitle, ExternalLink, Prose, StateText } from '#src/components/text-parts.tsx';
import type { StaticBlock } from '#src/content/static-page.ts';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';
import { type StaticTexts, staticTexts } from '#src/content/static-texts.data.ts';
import { linkAddress } from '#src/lib/environment.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { knownRouteAt } from '#src/navigation/routes.ts';
import { ProjectCards } from './project-cards.tsx';

/** Classes. A paper page is a narrow column; a dark page looks like a project. */
const variants = {
  paper: {
    body: '',
    column: '@container gap-8 pt-8',
    section: 'gap-3',
    entries: 'grid grid-cols-1 gap-x-4 gap-y-1 @min-[20rem]:grid-cols-[auto_1fr]',
    entry: 'flex flex-wrap items-baseline gap-x-2 @min-[20rem]:contents',
    label: 'self-start py-1',
    footer: 'border-background-light/30 border-t pt-4',
    heading: 'text-xl font-semibold',
    month: 'text-secondary-alt-dark',
  },
  dark: {
    body: 'grow bg-background-dark text-on-background',
    column:
      'mx-auto w-full max-w-content gap-12 px-(--margin) pt-12 pb-page-end md:gap-16 md:pt-16 print:gap-4 print:pt-4',
    section: 'gap-5 text-lg text-on-background-muted',
    entries: 'flex flex-wrap gap-x-6 text-base',
    entry: 'flex flex-wrap items-baseline gap-x-2',
    label: 'font-semibold',
    footer: 'text-on-background-muted',
    heading: 'text-2xl font-semibold tracking-tight text-on-background md:text-3xl',
    month: 'text-secondary-alt',
  },
} as const;

/** A static page's texts below its heading, and links to the legal pages. */
export function StaticBody({ page }: { page: StaticPageSummary }) {
  const texts = staticTexts[page.slug];
  if (!texts) throw new Error(`No texts found for ${page.slug}.`);
  const { introduction, lastReviewed: month } = texts;
  const variant = variantOf(page);
  const blocksOf = (blocks: readonly StaticBlock[]) =>
    blocks.map((block) => (
      <Block
        key={JSON.stringify(block)}
        block={block}
        page={page}
        projectDescriptions={texts.projectDescriptions}
      />
    ));
  return (
    <>
      {introduction && (
        <div className="max-w-content mx-auto grid w-full grid-cols-1 justify-items-start gap-5 px-(--margin) pt-4 pb-8 text-xl md:pb-16 print:pb-0">
          {blocksOf(introduction.blocks)}
          <ContactLink className={`print:hidden ${buttonClass()}`}>
            {introduction.button}
          </ContactLink>
        </div>
      )}
      <div className={variant.body}>
        <div className={`grid grid-cols-1 ${variant.column}`}>
          {month && (
            <p className={`text-sm ${variant.month}`}>
              {page.locale ? `${page.locale.lastReviewed} ${month}` : lastReviewed(month)}
            </p>
          )}
          {texts.sections.map(({ id, heading, blocks }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-titel`}
              className={`grid grid-cols-1 print:flow ${variant.section}`}
            >
              <h2 id={`${id}-titel`} className={variant.heading}>
                {heading}
              </h2>
              {blocksOf(blocks)}
            </section>
          ))}
          <StaticLinks currentPage={page} className={variant.footer} />
        </div>
      </div>
    </>
  );
}

function variantOf({ hasIntroduction }: StaticPageSummary) {
  return variants[hasIntroduction ? 'dark' : 'paper'];
}

interface BlockProps extends Pick<StaticTexts, 'projectDescriptions'> {
  block: StaticBlock;
  page: StaticPageSummary;
}

function Block({ block, page, projectDescriptions }: BlockProps) {
  if (typeof block === 'string')
    return (
      <p className="max-w-text leading-relaxed">
        <Prose text={block} />
      </p>
    );
  if ('projects' in block)
    return <ProjectCards projectDescriptions={projectDescriptions} currentPage={page} />;
  if ('lines' in block) {
    return (
      <address className="leading-relaxed not-italic">
        {block.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid list-disc grid-cols-1 gap-1 ps-6 leading-relaxed">
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    );
  }
  const variant = variantOf(page);
  return (
    <dl className={variant.entries}>
      {block.entries.map(({ label, text, href, state }) => (
        <div key={label} className={variant.entry}>
          <dt className={variant.label}>{label}:</dt>
          <dd className="min-w-0">
            {href && <EntryLink href={href} text={text} currentPage={page} />}
            {!href && state && <StateText capsule>{text}</StateText>}
            {!href && !state && <Prose text={text} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface EntryLinkProps {
  href: string;
  text: string;
  currentPage: StaticPageSummary;
}

/** A link to a page or file of this site, to another site, or with `mailto:` or `tel:`. */
function EntryLink({ href, text, currentPage }: EntryLinkProps) {
  const className = `inline-block py-1 wrap-anywhere hyphens-none underline underline-offset-4 ${currentPage.hasIntroduction ? '' : 'text-primary-dark'}`;
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
        <BreakableTitle title={text} />
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
