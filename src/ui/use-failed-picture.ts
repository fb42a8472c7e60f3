import { useCallback, useState } from 'react';

/** Whether a picture could not be loaded, as without network, and what its `<img>` needs to tell. */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    // It may have failed before React came, which repeats no such event (facebook/react#15446, open for 19.3).
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
