import { Prose, StateText } from '#src/components/text-parts.tsx';
import type { StaticBlock } from '#src/content/static-page.ts';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';
import type { StaticTexts } from '#src/content/static-texts.data.ts';
import { EntryLink } from './entry-link.tsx';
import { ProjectCards } from './project-cards.tsx';

/**
 * Classes of labelled entries: below each other on a paper page, side by side on a coloured page.
 */
const entryVariants = {
  paper: {
    list: 'grid grid-cols-1 gap-x-4 gap-y-1 @min-[20rem]:grid-cols-[fit-content(50%)_1fr]',
    entry: 'flex flex-wrap items-baseline gap-x-2 @min-[20rem]:contents',
    label: 'self-start py-1',
  },
  colored: {
    list: 'flex flex-wrap gap-x-6 text-base',
    entry: 'flex flex-wrap items-baseline gap-x-2',
    label: 'font-semibold',
  },
} as const;

interface BlockProps extends Pick<StaticTexts, 'projectDescriptions'> {
  block: StaticBlock;
  page: StaticPageSummary;
}

/** A paragraph, a list, lines, labelled entries, or all projects. */
export function Block({ block, page, projectDescriptions }: BlockProps) {
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
  const variant = entryVariants[page.variant];
  return (
    <dl className={variant.list}>
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
