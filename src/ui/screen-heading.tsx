import type { ComponentProps } from 'react';
import { headingId } from '#src/config/element-ids.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Gets the focus when its screen appears, so that reading continues there. */
export function ScreenHeading({ level, ...props }: ScreenHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return <Heading tabIndex={-1} id={headingId()} {...props} />;
}
