import { useLayoutEffect, useRef } from 'react';
import { isCovered, useVisitStore } from '#src/navigation/visit-store.ts';
import type { LoadingProps } from '#src/ui/loading-sheet.tsx';
import { flyOff, hideThumbnail, thumbnailOf } from './flight.ts';

/** The lightbox while it is still on its way: the picture leaves its thumbnail, the rest comes when it is there. */
export function LoadingPicture({ ref, title, onClose }: LoadingProps) {
  const store = useVisitStore();
  const picture = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const { overlay } = store.getState();
    const thumbnail = overlay?.kind === 'lightbox' && thumbnailOf(store, overlay.index);
    if (!thumbnail || !thumbnail.naturalWidth || !picture.current) return;
    store.flight = flyOff(picture.current, thumbnail);
    const show = hideThumbnail(thumbnail);
    return () => {
      store.flight = undefined;
      // Unless the lightbox has taken it over.
      if (!isCovered(store.getState())) show();
    };
  }, [store]);

  return (
    <section
      ref={ref}
      role="dialog"
      aria-modal
      aria-busy
      aria-label={title}
      tabIndex={-1}
      className="fixed inset-0 z-40 outline-none"
    >
      {/* biome-ignore lint/a11y: Escape closes it (`early-keys.ts`). */}
      <div
        onClick={onClose}
        className="absolute inset-0 animate-[fade-in_200ms_ease-out] bg-ground-deep motion-reduce:animate-none"
      />
      <canvas ref={picture} className="pointer-events-none absolute" />
    </section>
  );
}
