import { type Ref, useEffect } from 'react';
import * as controls from '#content/texts/controls.ts';
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
  useEffect(() => {
    // Wherever the focus is: the notice may lie over it.
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);

  return (
    <section
      ref={ref}
      aria-label={controls.failure.label}
      className="fixed inset-x-(--margin) bottom-[14svh] z-40 mx-auto flex max-h-[84svh] max-w-3xl overflow-y-auto flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-ground-dark p-5 text-white shadow-card ring-1 ring-white/15 motion-safe:animate-[fade-in_200ms_ease-out] sm:px-7"
    >
      {/* Without the buttons: the first one has the focus, and is read by itself. */}
      <div role="alert" className="grid max-w-sm gap-1">
        <p className="text-lg/snug font-semibold text-balance">{controls.failure.heading}</p>
        <p className="text-on-ground-muted">{controls.failure.reason}</p>
      </div>
      <div className="flex grow flex-wrap gap-3 sm:grow-0">
        <Button className="grow" onClick={onRetry}>
          {controls.retry}
        </Button>
        <Button variant="quiet" className="grow" onClick={onClose}>
          {controls.close}
        </Button>
      </div>
    </section>
  );
}
