import { useLayoutEffect, useRef } from 'react';
import { viewer } from '#content/texts/viewer.ts';
import { isCovered, useVisitStore } from '#src/navigation/visit-store.ts';
import { type LoadingProps, StandIn } from '#src/ui/loading-sheet.tsx';
import { flyOff, hideThumbnail, thumbnailOf } from './flight.ts';

interface LoadingPictureProps extends LoadingProps {
  /** Number of pictures in the lightbox. */
  count: number;
}

/** The lightbox while it is still on its way: the picture leaves its thumbnail, the rest comes when it is there. */
export function LoadingPicture({ count, ...standIn }: LoadingPictureProps) {
  const store = useVisitStore();
  const { overlay } = store.getState();
  const index = overlay?.kind === 'lightbox' ? overlay.index : 0;
  const picture = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const { overlay: opened } = store.getState();
    const thumbnail = opened?.kind === 'lightbox' ? thumbnailOf(store, opened.index) : undefined;
    if (!thumbnail?.naturalWidth || !picture.current) return;
    store.flight = flyOff(picture.current, thumbnail);
    const show = hideThumbnail(thumbnail);
    return () => {
      store.flight = undefined;
      // Unless the lightbox has taken it over.
      if (!isCovered(store.getState())) show();
    };
  }, [store]);

  return (
    <StandIn
      {...standIn}
      title={viewer.position(index + 1, count)}
      backdropClassName="fixed inset-0 z-40 animate-[fade-in_200ms_ease-out] bg-ground-deep motion-reduce:animate-none"
      className="pointer-events-none fixed inset-0 z-40 outline-none"
    >
      <canvas ref={picture} className="absolute" />
    </StandIn>
  );
}
