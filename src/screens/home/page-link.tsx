import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/navigation/paths.ts';
import { useVisit } from '#src/navigation/visit-store.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onSelect'> & {
  page: number;
  onSelect: (page: number) => void;
};

/** Makes the slider glide to a page; an ordinary link without JavaScript. */
export function PageLink({ page, onSelect, ...props }: PageLinkProps) {
  const isCurrent = useVisit((visit) => visit.page === page);
  return (
    <Link
      draggable={false}
      {...props}
      href={paths.page(page)}
      aria-current={isCurrent ? 'page' : undefined}
      // wouter calls it for clicks without a modifier only.
      onClick={(event) => {
        event.preventDefault();
        onSelect(page);
      }}
    />
  );
}
