import type { ReactNode } from 'react';
import { newWindow } from '#content/texts/controls.ts';

interface ExternalLinkProps {
  href: string;
  label: string;
  /** Part of the accessible name, in the page's language. */
  hint?: string | undefined;
  className?: string;
  children?: ReactNode;
}

export function ExternalLink(link: ExternalLinkProps) {
  const { href, label, hint = newWindow, className, children } = link;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label} ${hint}`}
      className={className}
    >
      {label}
      {children}
    </a>
  );
}
