import type { KeyboardEvent, Ref } from 'react';
import { Button } from './button.tsx';

interface FailureNoticeProps {
  ref?: Ref<HTMLElement>;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Says above a screen that a part of it could not be shown. Not a dialog: the screen stays usable, so
 * it floats where pages seldom have controls.
 */
export function FailureNotice({ ref, onRetry, onClose }: FailureNoticeProps) {
  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  return (
    <section
      ref={ref}
      aria-label="Fehler"
      onKeyDown={handleKeyDown}
      className="fixed inset-x-4 bottom-[calc(7rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-ground-dark p-5 text-white shadow-card ring-1 ring-white/15 motion-safe:animate-[fade-in_200ms_ease-out] sm:px-7 short:bottom-4"
    >
      {/* Without the buttons: the first one has the focus, and is read by itself. */}
      <div role="alert" className="grid max-w-sm gap-1">
        <p className="text-lg/snug font-semibold text-balance">
          Dieser Teil der Website konnte nicht geladen werden.
        </p>
        <p className="text-on-ground-muted">Vielleicht ist die Verbindung abgebrochen.</p>
      </div>
      <div className="flex grow flex-wrap gap-3 sm:grow-0">
        <Button className="grow" onClick={onRetry}>
          Erneut laden
        </Button>
        <Button variant="quiet" className="grow" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </section>
  );
}
