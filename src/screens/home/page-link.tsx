import type { ComponentProps, MouseEvent } from 'react';
import { type BaseLocationHook, Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#src/navigation/paths.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onSelect'> & {
  page: number;
  onSelect: (page: number) => void;
};

/** A link to a page of the slider, which glides there; an ordinary link without a script. */
export function PageLink({ page, onSelect, ...props }: PageLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(page);
  }

  return <Link draggable={false} {...props} href={paths.page(page)} onClick={handleClick} />;
}

/**
 * Location hook for a router whose links only navigate: wouter's links subscribe to the location, so all
 * of them would render whenever a page turns.
 */
export const linksOnly: BaseLocationHook = () => ['', navigate];
