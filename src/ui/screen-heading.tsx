import type { ComponentProps } from 'react';
import { headingId } from '#src/config/element-ids.ts';

/** Gets the focus when its screen appears, so that reading continues there. */
export function ScreenHeading(props: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} id={headingId()} {...props} />;
}
