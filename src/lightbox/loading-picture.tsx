import { useLayoutEffect, useRef } from 'react';
import { viewer } from '#content/texts/viewer.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { isCovered, useVisitStore } from '#src/navigation/visit-store.ts';
import { type LoadingProps, StandIn } from '#src/ui/loading-sheet.tsx';
import { hideThumbnail, landed, thumbnailOf, timing, transformBetween } from './flight.ts';

/** Room around the picture for what comes beside it, px; about that of the lightbox, which places it exactly. */
const room = { x: 12, top: 72, bottom: 120 } as const;

/** Lets a copy of a thumbnail leave it for the middle of the window. Returns where it is. */
function flyOff(copy: HTMLCanvasElement, thumbnail: HTMLImageElement): () => DOMRect {
  const [across, down] = [innerWidth - 2 * room.x, innerHeight - room.top - room.bottom];
  const scale = Math.min(across / thumbnail.width, down / thumbnail.height);
  const [width, height] = [thumbnail.width * scale, thumbnail.height * scale];
  const to = { left: (innerWidth - width) / 2, top: room.top + (down - height) / 2, width, height };
  // Not an image of the same address, which may come a few frames later.
  Object.assign(copy, { width: thumbnail.naturalWidth, height: thumbnail.naturalHeight });
  copy.getContext('2d')?.drawImage(thumbnail, 0, 0);
  for (const [name, value] of Object.entries(to)) copy.style.setProperty(name, `${value}px`);
  const transform = transformBetween(to, thumbnail.getBoundingClientRect());
  if (!reducedMotion()) copy.animate([{ transform }, landed], timing);
  return () => copy.getBoundingClientRect();
}

interface LoadingPictureProps extends LoadingProps {
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
