import { type CSSProperties, type ReactNode, useId } from 'react';
import { detailPage } from '#content/texts/detail.ts';
import { BuiltInIcon } from '#src/components/built-in-icon.tsx';
import { Prose } from '#src/components/text-parts.tsx';
import type { BuiltInIconName } from '#src/content/built-in-icons.ts';
import type { CodeToken } from '#src/content/code-tokens.ts';
import type { SkillTexts } from '#src/content/detail-texts.data.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { assetUrl } from '#src/lib/environment.ts';
import { iconSize } from '#src/lib/specification.ts';
import { columnClass } from './detail-layout.tsx';

interface DetailSectionProps {
  heading: string;
  children: ReactNode;
  /** Puts the content below the heading in wide windows, too, instead of beside the heading. */
  stacked?: boolean;
}

export function DetailSection({ heading, children, stacked = false }: DetailSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-1 gap-5 pt-12 md:pt-16 print:blocks ${columnClass} ${stacked ? '' : 'md:grid-cols-3 md:gap-4'}`}
    >
      <h2 id={id} className="text-2xl font-semibold tracking-tight md:text-3xl">
        {heading}
      </h2>
      <div className="grid grid-cols-1 gap-5 md:col-span-2 print:blocks">{children}</div>
    </section>
  );
}

export function paragraphs(texts: readonly string[]) {
  return texts.map((text) => (
    <p key={text} className="max-w-text text-on-background-muted text-lg leading-relaxed">
      <Prose text={text} />
    </p>
  ));
}

/** In wide windows the sections are in three columns if their number is divisible by 3. */
export function CaseStudy({ sections }: Required<Pick<ProjectContent, 'sections'>>) {
  const inColumns = sections.length % 3 === 0;
  return (
    <div
      className={`${columnClass} *:[--margin:0px] ${inColumns ? 'items-start gap-x-4 md:grid md:grid-cols-3 md:*:pe-6' : ''}`}
    >
      {sections.map(({ heading, texts }) => (
        <DetailSection key={heading} heading={heading} stacked={inColumns}>
          {paragraphs(texts)}
        </DetailSection>
      ))}
    </div>
  );
}

/** @param icon name of a built-in icon, or path of an SVG below `icons` */
function FeatureIcon({ icon }: { icon: string }) {
  if (!icon.includes('/'))
    return <BuiltInIcon name={icon as BuiltInIconName} className="shrink-0 text-(--accent)" />;
  const size = { width: iconSize, height: iconSize };
  return (
    <img src={assetUrl(`icons/${icon}`)} alt="" {...size} loading="lazy" className="shrink-0" />
  );
}

interface FeatureListProps {
  features: SkillTexts['skill']['featureParagraphs'];
  /** CSS colour of the icons. */
  accent: string;
}

export function FeatureList({ features, accent }: FeatureListProps) {
  const inThrees = features.length % 3 === 0;
  return (
    // If the number of features is divisible by 3, a desktop shows rows of three, otherwise rows of
    // two. A single last feature fills its row.
    <ul
      style={{ '--accent': accent } as CSSProperties}
      className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${inThrees ? 'lg:grid-cols-3' : ''}`}
    >
      {features.map(({ title, description, icon }) => (
        <li
          key={title}
          className={`rounded-card bg-background/60 flex flex-wrap items-start gap-4 p-5 sm:odd:last:col-span-2 ${inThrees ? 'lg:odd:last:col-span-1' : ''}`}
        >
          <FeatureIcon icon={icon} />
          <div className="grid min-w-0 grow basis-[13rem] grid-cols-1 gap-1">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="text-on-background-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const codeColors = {
  keyword: 'text-primary-light',
  string: 'text-secondary',
  comment: 'text-on-background-muted',
};

/** Long lines scroll, also with keys. */
export function CodeExample({ tokens }: { tokens: readonly CodeToken[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would contain controls.
    <pre
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the code.
      tabIndex={0}
      aria-label={detailPage.headings.code}
      translate="no"
      dir="ltr"
      className="rounded-card bg-background-deep overflow-x-auto p-5 text-sm leading-relaxed hyphens-none print:whitespace-pre-wrap"
    >
      <code>
        {tokens.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tokens never change.
          <span key={index} className={kind ? codeColors[kind] : undefined}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
}
