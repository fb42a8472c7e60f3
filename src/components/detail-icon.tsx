import type { Ref } from 'react';
import type { Detail } from '#src/content/details.data.ts';
import { assetUrl } from '#src/lib/environment.ts';
import { iconSize } from '#src/lib/specification.ts';

interface DetailIconProps {
  ref?: Ref<HTMLElement>;
  detail: Detail;
  className: string;
  loading?: 'lazy';
  /** Marks the page's icon, which `page-transition.ts` moves. */
  'data-page-icon'?: true;
}

/** A project's or skill's icon. Decorative, because the text next to it has the name. */
export function DetailIcon({ ref, detail, className, loading, ...props }: DetailIconProps) {
  return (
    <span
      {...props}
      ref={ref}
      className={`rounded-icon shadow-icon grid place-items-center exact-colors ${className}`}
      style={{ background: detail.tile.background }}
    >
      <img
        src={assetUrl(`icons/${detail.name}.svg`)}
        alt=""
        width={iconSize}
        height={iconSize}
        loading={loading}
        draggable={false}
        className="size-3/5"
      />
    </span>
  );
}
