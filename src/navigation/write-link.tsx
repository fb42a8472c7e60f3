import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasForm, mailAddress } from '#src/content/write-address.ts';
import { paths } from './paths.ts';

interface WriteLinkProps {
  className: string;
  children: ReactNode;
}

/** Leads to the form, or where the owner wants none opens an e-mail. */
export function WriteLink({ className, children }: WriteLinkProps) {
  const Anchor = hasForm ? Link : 'a';
  return (
    <Anchor href={hasForm ? paths.form : mailAddress} className={className}>
      {children}
    </Anchor>
  );
}
