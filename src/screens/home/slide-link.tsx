import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/navigation/paths.ts';
import { useVisit } from '#src/navigation/visit-store.ts';

type SlideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onSelect'> & {
  slide: number;
  onSelect: (slide: number) => void;
};

/** Makes the slider glide to a slide; an ordinary link without JavaScript. */
export function SlideLink({ slide, onSelect, ...props }: SlideLinkProps) {
  const isCurrent = useVisit((visit) => visit.slide === slide);
  return (
    <Link
      draggable={false}
      {...props}
      href={paths.slide(slide)}
      aria-current={isCurrent ? 'page' : undefined}
      // wouter calls it for clicks without a modifier only.
      onClick={(event) => {
        event.preventDefault();
        onSelect(slide);
      }}
    />
  );
}
