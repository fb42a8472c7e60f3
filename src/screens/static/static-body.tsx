import { lastReviewed } from '#content/texts/static-pages.ts';
import { buttonClass } from '#src/components/button.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import type { StaticBlock } from '#src/content/static-page.ts';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';
import { staticTexts } from '#src/content/static-texts.data.ts';
import { Block } from './block.tsx';

/** Classes. A paper page is a narrow column; a coloured page looks like a project's page. */
const variants = {
  paper: {
    body: '',
    column: '@container gap-8 pt-8',
    section: 'gap-3',
    footer: 'border-background-light/30 border-t pt-4',
    heading: 'text-xl font-semibold',
    month: 'text-secondary-alt-dark',
  },
  colored: {
    body: 'grow bg-background-dark text-on-background',
    column:
      'mx-auto w-full max-w-content gap-12 px-(--margin) pt-12 pb-page-end md:gap-16 md:pt-16 print:gap-4 print:pt-4',
    section: 'gap-5 text-lg text-on-background-muted',
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
  const variant = variants[page.variant];
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
              className={`grid grid-cols-1 print:blocks ${variant.section}`}
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
