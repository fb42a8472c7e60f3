import type { Ref } from 'react';
import { useLate } from '#src/lib/use-late.ts';

/** ms after which an overlay that is still on its way shows. Chosen: later than a network that does well. */
const patience = 300;

interface LoadingSheetProps {
  ref: Ref<HTMLElement>;
  title: string;
  /** As the viewer is, not a sheet of paper. */
  dark: boolean;
  onClose: () => void;
}

/** The title of an overlay whose part of the program is still on its way. A press beside it closes it. */
export function LoadingSheet({ ref, title, dark, onClose }: LoadingSheetProps) {
  if (!useLate(patience)) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Keys are held while it loads, and Escape closes it (`early-keys.ts`).
    <section
      ref={ref}
      role="dialog"
      aria-modal
      aria-busy
      aria-label={title}
      tabIndex={-1}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`fixed inset-0 z-40 outline-none motion-safe:animate-[fade-in_200ms_ease-out] ${dark ? 'bg-ground-deep text-white' : 'bg-black/60 text-ground-deep'}`}
    >
      <h2
        className={
          dark
            ? 'p-4 text-base font-semibold'
            : 'fixed inset-x-0 bottom-0 mx-auto min-h-44 w-full max-w-lg rounded-t-card bg-white px-(--margin) pt-5 text-2xl font-bold shadow-card sm:top-0 sm:m-auto sm:h-fit sm:rounded-card sm:pt-7'
        }
      >
        {title}
      </h2>
    </section>
  );
}
