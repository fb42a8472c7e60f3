import { Fragment } from 'react';

/** A title or an address that may wrap between words: `my|Portfolio|.dev`. */
export function BreakableTitle({ title }: { title: string }) {
  const parts = title.split(/(?<=[a-z])(?=[A-Z])|(?=[.@])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
