import type { ReactNode } from 'react';

/** A title or an e-mail address that may break where a new word or an ending begins: `my|Portfolio|.dev`. */
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
