import type { PropsWithChildren } from 'react';

/** White paper on a light page; on phones as wide as the window. */
export function Paper({ children }: PropsWithChildren) {
  return (
    <div className="rounded-card bg-white px-(--margin) py-10 shadow-md max-sm:grow max-sm:rounded-none sm:p-14 print:p-0">
      {children}
    </div>
  );
}
