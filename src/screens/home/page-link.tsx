import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
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
