import { useState } from 'react';
import { retry as retryLabel } from '#content/texts/controls.ts';
import { lightboxTexts } from '#content/texts/lightbox.ts';
import { Button } from '#src/components/button.tsx';
import { ContentPicture } from '#src/components/content-picture.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { usePictureState } from '#src/components/use-picture-state.ts';
import type { Picture } from '#src/content/types.ts';
import { useHasBeenTrue } from '#src/lib/use-has-been-true.ts';

interface PictureOrFailureProps {
  picture: Picture;
  /** The thumbnail's file is the background until the picture has loaded. */
  thumbnail: HTMLImageElement | undefined;
  /** The current picture loads with high priority. */
  current: boolean;
  /** A zoomed picture loads its largest file. */
  zoomed: boolean;
}

export function PictureOrFailure({ picture, thumbnail, current, zoomed }: PictureOrFailureProps) {
  const { state, image, retry } = usePictureState();
  const [largestFailed, setLargestFailed] = useState(false);
  const [placeholder] = useState(() =>
    thumbnail?.naturalWidth ? thumbnail.currentSrc : undefined,
  );
  const largest = useHasBeenTrue(zoomed) && !largestFailed;
  const { width, height } = picture;
  const ratio = width / height;
  const fitted = `min(100vw, ${Math.ceil(100 * ratio)}vh, ${width}px)`;

  if (state === 'failed') {
    return (
      <div role="alert" className="grid max-w-full justify-items-center gap-4 p-2 text-center">
        <Glyph name="warning" size={40} className="tiny-window:hidden" />
        <p>{lightboxTexts.failed}</p>
        <Button onClick={retry}>
          <Glyph name="reload" size={20} />
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <div
      data-picture
      data-state={state}
      // As large as the picture, so that nothing shifts, and a click beside the picture misses
      // this element.
      style={{
        width: `min(100cqw, ${100 * ratio}cqh, ${width}px)`,
        aspectRatio: ratio,
        backgroundImage: placeholder && `url("${placeholder}")`,
      }}
      className="group relative bg-cover"
    >
      <ContentPicture
        {...image}
        picture={picture}
        sizes={largest ? `${width}px` : fitted}
        loading="eager"
        fetchPriority={current ? 'high' : 'low'}
        draggable={false}
        // A loaded picture stays if its largest file fails.
        onError={() => (state === 'loaded' ? setLargestFailed(true) : image.onError())}
        className="size-full transition-opacity duration-200 group-data-[state=loading]:opacity-0 motion-reduce:transition-none"
      />
      {state === 'loading' && (
        <p className="animate-loading-in bg-background-deep/70 text-on-background-muted less-transparent:bg-background-deep absolute inset-0 grid place-content-center justify-items-center gap-3 text-sm">
          <span className="size-10 animate-spin rounded-full border-4 border-white/25 border-t-white motion-reduce:animate-none" />
          {lightboxTexts.loading}
        </p>
      )}
    </div>
  );
}
