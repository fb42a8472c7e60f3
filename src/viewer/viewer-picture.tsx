import { useState } from 'react';
import type { Picture } from '#src/content/types.ts';
import { Button } from '#src/ui/button.tsx';
import { ContentPicture } from '#src/ui/content-picture.tsx';
import { Glyph } from '#src/ui/glyph.tsx';

interface ViewerPictureProps {
  picture: Picture;
  /** The one in view is fetched before its neighbours. */
  current: boolean;
}

/** One picture as large as the stage allows, with what stands there while it loads or where it failed. */
export function ViewerPicture({ picture, current }: ViewerPictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { width, height } = picture;
  const ratio = width / height;

  if (state === 'failed') return <FailedPicture onRetry={() => setState('loading')} />;
  return (
    <div
      data-state={state}
      // The size is known before the file is there. The box is the picture, so beside it is outside.
      style={{ width: `min(100cqw, ${100 * ratio}cqh, ${width}px)`, aspectRatio: ratio }}
      className="group relative"
    >
      <ContentPicture
        picture={picture}
        sizes={`min(100vw, ${Math.ceil(100 * ratio)}vh, ${width}px)`}
        loading="eager"
        fetchPriority={current ? 'high' : 'low'}
        draggable={false}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        className="size-full transition-opacity duration-200 group-data-[state=loading]:opacity-0 motion-reduce:transition-none"
      />
      {state === 'loading' && <LoadingSign />}
    </div>
  );
}

/** Shows after a second only, so that a quick connection does not make it flicker. */
function LoadingSign() {
  return (
    <p className="absolute inset-0 grid animate-[viewer-fade-in_200ms_1s_both] motion-reduce:[animation-duration:1ms] place-content-center justify-items-center gap-3 text-sm text-on-ground-muted">
      <span className="size-10 animate-spin rounded-full border-4 border-white/25 border-t-white motion-reduce:animate-none" />
      Das Bild wird geladen …
    </p>
  );
}

function FailedPicture({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid max-w-full justify-items-center gap-4 p-4 text-center">
      <Glyph name="warning" size={40} />
      <p>Das Bild konnte nicht geladen werden.</p>
      <Button look="quiet" onClick={onRetry}>
        <Glyph name="reload" size={20} />
        Erneut laden
      </Button>
    </div>
  );
}
