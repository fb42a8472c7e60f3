import type { ComponentProps } from 'react';
import { newWindow } from '#content/texts/controls.ts';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  label: string;
  /** Part of the accessible name, in the page's language. */
  hint?: string | undefined;
}

export function ExternalLink({ href, label, hint = newWindow, children, ...props }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${hint}`} {...props}>
      {label}
      {children}
    </a>
  );
}
