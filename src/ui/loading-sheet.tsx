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

/** The title of an overlay whose part of the program is still on its way, as a dialog that Escape, Back and a press beside it close. */
export function LoadingSheet({ ref, title, dark, onClose }: LoadingSheetProps) {
  if (!useLate(patience)) return null;
  return (
    <div className="fixed inset-0 z-40 motion-safe:animate-[fade-in_200ms_ease-out]">
      <div
        aria-hidden
        onClick={onClose}
        className={`fixed inset-0 ${dark ? 'bg-ground-deep' : 'bg-black/60'}`}
      />
      <section
        ref={ref}
        role="dialog"
        aria-modal
        aria-busy
        aria-label={title}
        tabIndex={-1}
        className={`fixed inset-x-0 bottom-0 mx-auto min-h-44 w-full max-w-lg px-(--margin) pt-5 outline-none sm:top-0 sm:m-auto sm:h-fit sm:pt-7 ${dark ? 'text-white' : 'rounded-t-card bg-white text-ground-deep shadow-card sm:rounded-card'}`}
      >
        <h2 className="text-2xl font-bold">{title}</h2>
      </section>
    </div>
  );
}
