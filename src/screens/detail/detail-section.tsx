import { type ReactNode, useId } from 'react';
import type { FeatureParagraph, ProjectContent } from '#src/content/types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { column } from './detail-page.tsx';

interface DetailSectionProps {
  heading: string;
  children: ReactNode;
  /** Uses the window's width, for horizontal scrolling. */
  wide?: boolean;
}

export function DetailSection({ heading, children, wide = false }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 pt-12 md:pt-16 print:flow">
      <h2 id={id} className={`text-2xl font-semibold tracking-tight md:text-3xl ${column}`}>
        {heading}
      </h2>
      {wide ? (
        children
      ) : (
        <div className={`grid grid-cols-1 gap-5 print:flow ${column}`}>{children}</div>
      )}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-text text-lg leading-relaxed text-on-ground-muted">
      {text}
    </p>
  ));
}

type CaseStudyProps = Required<Pick<ProjectContent, 'sections'>>;

/** Sections in columns of three on wide windows, where their number allows it. */
export function CaseStudy({ sections }: CaseStudyProps) {
  return (
    <div
      className={`${column} *:[--margin:0px] ${sections.length % 3 ? '' : 'items-start gap-x-10 md:grid md:grid-cols-3'}`}
    >
      {sections.map(({ heading, texts }) => (
        <DetailSection key={heading} heading={heading}>
          <Paragraphs texts={texts} />
        </DetailSection>
      ))}
    </div>
  );
}

export function FeatureList({ features }: { features: readonly FeatureParagraph[] }) {
  return (
    // Four form two pairs, not three and one.
    <ul
      className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${features.length % 3 ? '' : 'lg:grid-cols-3'}`}
    >
      {features.map(({ title, description, icon }) => (
        <li key={title} className="flex flex-wrap items-start gap-4 rounded-card bg-ground/60 p-5">
          <Icon name={icon} className="shrink-0 text-accent" />
          <div className="grid min-w-0 grow basis-[13rem] grid-cols-1 gap-1">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="text-on-ground-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
