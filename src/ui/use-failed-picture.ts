import { useCallback, useEffect, useState } from 'react';
import { leaveReplacedBuild } from '#src/lib/replaced-build.ts';

/**
 * Returns whether a picture has failed to load, and the props by which its `<img>` reports it. Where
 * a new build has replaced this one, loads the page again.
 */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    // It may have failed before hydration: React replays no error (facebook/react#15446, open).
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  useEffect(() => {
    if (failed) void leaveReplacedBuild();
  }, [failed]);
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
