import { useCallback, useState } from 'react';

type PictureState = 'loading' | 'loaded' | 'failed';

/**
 * Follows the loading of a picture; spread `image` onto its `<img>`. If a component replaces a
 * failed `<img>`, `retry` makes the component render the `<img>` again.
 */
export function usePictureState() {
  const [state, setState] = useState<PictureState>('loading');
  const ref = useCallback((image: HTMLImageElement | null) => {
    // Events before hydration are lost, because React replays none (facebook/react#15446, open).
    if (image?.complete) setState(image.naturalWidth === 0 ? 'failed' : 'loaded');
  }, []);
  return {
    state,
    retry: () => setState('loading'),
    image: {
      ref,
      onError: () => setState('failed'),
      onLoad: () => setState('loaded'),
      'data-state': state,
    },
  };
}
