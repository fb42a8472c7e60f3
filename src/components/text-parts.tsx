import type { ComponentProps, ReactNode } from 'react';
import { Fragment } from 'react';
import { newWindow } from '#content/texts/controls.ts';
import { headingId } from '#src/lib/element-ids.ts';

/** Gets the focus when its screen opens, so that screen readers continue there. */
export function ScreenHeading(props: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} id={headingId()} {...props} />;
}

/** Adds `<wbr>` between the words of a text: `my|Portfolio|.dev`. */
export function breakableParts(text: string) {
  return text.split(/(?<=[a-z])(?=[A-Z])|(?=[.@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Like `breakableParts`, without hyphenation in addresses, which a visitor may copy. */
export function BreakableText({ text }: { text: string }) {
  const parts = breakableParts(text);
  return /[.@]/.test(text) ? <span className="hyphens-none">{parts}</span> : parts;
}

/** A word with a dot or an @ between letters: an address, a file name, a site's title. */
const address = /(\S*[a-z][.@][a-z]\S*)/i;

/** A text without hyphenation in addresses and file names, which a visitor may copy. */
export function Prose({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    // The odd parts are the captures. They break only if they are longer than a line.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <span key={index} className="inline-block max-w-full">
        <BreakableText text={part} />
      </span>
    ) : (
      part
    ),
  );
}

interface StateTextProps {
  /** In a dark capsule, which is readable on any background colour. */
  capsule?: boolean;
  /** Without a capsule, a class must set a text colour that is readable on the background. */
  className?: string;
  children: ReactNode;
}

/** A state, such as availability. Its dot is a border, since forced colours remove backgrounds. */
export function StateText({ capsule, className = '', children }: StateTextProps) {
  return (
    <span
      className={`${capsule ? 'bg-background-deep text-secondary-alt rounded-full px-3.5 py-0.5 font-medium' : ''} ${className}`}
    >
      <span
        aria-hidden
        className="me-2 inline-block rounded-full border-4 border-current align-middle"
      />
      {children}
    </span>
  );
}

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  label: string;
  /** Added to the accessible name, in the page's language. */
  hint?: string | undefined;
}

export function ExternalLink({
  href,
  label,
  hint = newWindow,
  children,
  ...props
}: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${hint}`} {...props}>
      {label}
      {children}
    </a>
  );
}
