import { useCallback, useState } from 'react';

/** Tracks whether a picture has failed to load; spread `image` onto its `<img>`. */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    // It may have failed before hydration: React replays no error (facebook/react#15446, open).
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return {
    failed,
    image: {
      ref,
      onError: () => setFailed(true),
      onLoad: () => setFailed(false),
      'data-state': failed ? 'failed' : undefined,
    },
  };
}
