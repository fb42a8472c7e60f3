import { Link } from 'wouter';
import { lastReviewed } from '#content/texts/static-pages.ts';
import { basePath } from '#src/config/environment.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { frames } from '#src/content/frames.ts';
import type { Frame, StaticBlock } from '#src/content/static-page.ts';
import type { StaticPageLink, StaticTexts } from '#src/content/static-pages.data.ts';
import { StaticLinks } from '#src/layout/static-links.tsx';
import { WriteLink } from '#src/layout/write-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';

/** A static page's texts below its heading, and links to the legal pages. */
export function StaticScreen({ page, link }: { page: StaticTexts; link: StaticPageLink }) {
  const frame = frameOf(link);
  const { lastReviewed: month } = page;
  return (
    <>
      {month && (
        <p className="pt-2 text-sm">
          {frame ? `${frame.lastReviewed} ${month}` : lastReviewed(month)}
        </p>
      )}
      <div className="grid grid-cols-1 gap-8 pt-8 pb-[max(4rem,env(safe-area-inset-bottom))]">
        {page.sections.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-titel`}
            className="grid grid-cols-1 gap-3 print:flow"
          >
            <h2 id={`${id}-titel`} className="text-xl font-semibold">
              {heading}
            </h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} link={link} />
            ))}
          </section>
        ))}
        <StaticLinks from={link} label={frame?.staticNavigation} className="text-sm" />
      </div>
    </>
  );
}

function frameOf({ lang = '' }: StaticPageLink): Frame | undefined {
  return frames[lang];
}

function Block({ block, link }: { block: StaticBlock; link: StaticPageLink }) {
  if (typeof block === 'string') return <p className="leading-relaxed">{block}</p>;
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
      <ul className="grid grid-cols-1 list-disc gap-1 pl-6 leading-relaxed">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="grid grid-cols-1 gap-1">
      {block.entries.map(({ label, text, href }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2">
          <dt>{label}:</dt>
          <dd className="min-w-0">
            {href ? <EntryLink href={href} text={text} from={link} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to a page of the site (`/kontakt`), to another site, or to what the device opens. */
function EntryLink({ href, text, from }: { href: string; text: string; from: StaticPageLink }) {
  const className =
    'inline-block py-1 wrap-anywhere text-primary-dark underline underline-offset-4';
  if (href.startsWith('https:')) {
    const hint = frameOf(from)?.newWindow;
    return <ExternalLink href={href} label={text} hint={hint} className={className} />;
  }
  const path = basePath + href.slice(1);
  if (path === paths.form) return <WriteLink className={className}>{text}</WriteLink>;
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {text}
      </a>
    );
  }
  const { lang } = routeAt(path.split('#')[0] ?? path);
  return (
    <Link
      href={path}
      hrefLang={lang === from.lang ? undefined : (lang ?? siteLanguage)}
      className={className}
    >
      {text}
    </Link>
  );
}
