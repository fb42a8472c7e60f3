import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import { type PageIndex, paths } from '#src/config/paths.ts';
import { turnTo, useSiteStore } from '#src/state/site-store.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { page: PageIndex };

/** A link to a page of the slider: glides there, and is an ordinary link without a script. */
export function PageLink({ page, ...props }: PageLinkProps) {
  const store = useSiteStore();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    turnTo(store, page);
  }

  return <Link draggable={false} {...props} href={paths.desktop(page)} onClick={handleClick} />;
}
