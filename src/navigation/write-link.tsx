import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasForm, mailAddress } from '#src/content/write-address.ts';
import { paths } from './paths.ts';

/** Leads to the form, or where the owner wants none opens an e-mail. */
export function WriteLink(props: { className: string; children: ReactNode }) {
  const Anchor = hasForm ? Link : 'a';
  return <Anchor href={hasForm ? paths.form : mailAddress} {...props} />;
}
