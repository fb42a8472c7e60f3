import { owner } from '#content/owner.ts';
import { detailPage } from '#content/texts/detail.ts';
import { DetailSection } from './detail-section.tsx';

/** What clients say, where the owner has somebody to quote: beside the work, and before the way to write. */
export function References() {
  const { references = [] } = owner;
  if (references.length === 0) return null;
  return (
    <DetailSection heading={detailPage.headings.references}>
      {references.map(({ quote, name, company }) => (
        <figure key={quote} className="grid max-w-text gap-1">
          <blockquote className="text-lg leading-relaxed text-on-ground-muted">
            {detailPage.quote(quote)}
          </blockquote>
          <figcaption className="font-medium">{company ? `${name}, ${company}` : name}</figcaption>
        </figure>
      ))}
    </DetailSection>
  );
}
