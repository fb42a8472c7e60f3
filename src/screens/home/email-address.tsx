import { useRef } from 'react';
import { BreakableText } from '#src/components/text-parts.tsx';
import { owner } from '#src/content/owner.data.ts';
import { isKeyboardClick } from '#src/lib/input-events.ts';

/**
 * An e-mail link. A drag selects the whole address, and opens no e-mail. By default, Chromium would
 * drag the link.
 */
export function EmailAddress() {
  const dragged = useRef(false);
  return (
    <a
      href={`mailto:${owner.email}`}
      onPointerDown={() => {
        dragged.current = false;
      }}
      onDragStart={(event) => {
        event.preventDefault();
        dragged.current = true;
        document.getSelection()?.selectAllChildren(event.currentTarget);
      }}
      onClick={(event) => {
        if (dragged.current && !isKeyboardClick(event)) event.preventDefault();
      }}
      className="min-w-0 underline-offset-4 hover:underline"
    >
      <BreakableText text={owner.email} />
    </a>
  );
}
