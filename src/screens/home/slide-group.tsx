import type { ReactNode } from 'react';

interface SlideGroupProps {
  className: string;
  children: ReactNode;
}

/** What stands on one of slides 1 to 3, whose headings are at one height. */
export function SlideGroup({ className, children }: SlideGroupProps) {
  return (
    <div
      className={`mx-auto mt-[clamp(0px,75svh-460px,18svh)] mb-auto grid w-full md:mt-[max(0px,37svh-10.7rem)] short:my-auto ${className}`}
    >
      {children}
    </div>
  );
}
