import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { hasForm, mailAddress } from '#src/content/owner.data.ts';
import { openModal } from '#src/navigation/navigate.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/store/visit-store.ts';

/** Opens the form over the page where it stands, or an e-mail where there is no form. */
export function ContactLink(props: { className: string; children: ReactNode }) {
  const store = useVisitStore();
  if (!hasForm) return <a href={mailAddress} {...props} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    openModal(store, { kind: 'form' }, event.currentTarget);
  };
  return <Link href={paths.form} onClick={handleClick} {...props} />;
}
