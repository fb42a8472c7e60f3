import type { Ref } from 'react';
import type { Detail } from '#src/content/details.data.ts';
import { assetUrl } from '#src/lib/environment.ts';
import { iconSize } from '#src/lib/specification.ts';

interface AppIconProps {
  ref?: Ref<HTMLElement>;
  detail: Detail;
  className: string;
  loading?: 'lazy';
  /** Marks the icon in a page's head, which moves when the page opens. */
  'data-page-icon'?: true;
}

/** An app's icon. Decorative: the text next to it has the app's name. */
export function AppIcon({ ref, detail, className, loading, ...props }: AppIconProps) {
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
