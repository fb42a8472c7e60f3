import type { ReactNode } from 'react';

/** The colour of states and times, readable on a ground of any colour, such as a project's. */
export const onAnyGround = 'rounded-full bg-ground-deep px-3 font-medium text-accent';

interface StateTextProps {
  /** Has the colour, which depends on the ground. */
  className: string;
  children: ReactNode;
}

/** A state, such as availability. Its dot is a border: forced colours remove backgrounds. */
export function StateText({ className, children }: StateTextProps) {
  return (
    <span className={className}>
      <span
        aria-hidden
        className="me-2 inline-block rounded-full border-4 border-current align-middle"
      />
      {children}
    </span>
  );
}
