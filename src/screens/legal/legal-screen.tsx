import type { LegalBlock, LegalSection } from '#src/content/legal-page.ts';
import { ScreenHeading } from '#src/navigation/arrival.tsx';
import { CloseLink } from '#src/navigation/close-link.tsx';

interface LegalScreenProps {
  heading: string;
  sections: readonly LegalSection[];
  /** Page of the slider that links here. */
  parent: string;
}

/** A legal page: the white bar with Schließen above plain text. */
export function LegalScreen({ heading, sections, parent }: LegalScreenProps) {
  return (
    <div className="min-h-svh bg-primary-tint text-ground-deep">
      <header className="sticky top-0 z-10 bar-inset bg-white shadow-lg">
        <div className="mx-auto flex max-w-content justify-end px-2 py-1.5 sm:px-6">
          <CloseLink parent={parent} className="hover:bg-primary-tint" />
        </div>
      </header>
      <main className="mx-auto grid max-w-text grid-cols-1 gap-8 px-(--margin) py-10 pb-[max(4rem,env(safe-area-inset-bottom))]">
        <ScreenHeading level={1} className="text-4xl font-bold tracking-tight">
          {heading}
        </ScreenHeading>
        {sections.map(({ id, heading: title, blocks }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-titel`}
            className="grid grid-cols-1 gap-3"
          >
            <h2 id={`${id}-titel`} className="text-xl font-semibold">
              {title}
            </h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="leading-relaxed">{block.text}</p>;
    case 'lines':
      return (
        <address className="leading-relaxed not-italic">
          {block.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      );
    case 'list':
      return (
        <ul className="grid grid-cols-1 list-disc gap-1 pl-6 leading-relaxed">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'entries':
      return (
        <dl className="grid grid-cols-1 gap-1">
          {block.entries.map(({ label, text, href }) => (
            <div key={href} className="flex flex-wrap items-baseline gap-x-2">
              <dt>{label}:</dt>
              <dd className="min-w-0">
                <a href={href} className={linkClass} {...newWindow(href)}>
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      );
    default:
      return block satisfies never;
  }
}

const linkClass = 'inline-block py-1 text-primary-dark underline underline-offset-4';

function newWindow(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
}
