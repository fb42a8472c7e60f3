import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasForm, mailAddress } from '#src/content/write-address.ts';
import { paths } from '#src/navigation/paths.ts';

/** Links to the form, or to an e-mail without one. */
export function WriteLink(props: { className: string; children: ReactNode }) {
  const Anchor = hasForm ? Link : 'a';
  return <Anchor href={hasForm ? paths.form : mailAddress} {...props} />;
}
