import type { ReactNode } from 'react';

/** A title or an address that may wrap between words: `my|Portfolio|.dev`. */
export function BreakableTitle({ title }: { title: string }) {
  const [first, ...rest] = title.split(/(?<=[a-z])(?=[A-Z])|(?=[.@])/);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}
