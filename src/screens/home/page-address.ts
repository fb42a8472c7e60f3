import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'wouter';
import { homePlace, paths } from '#src/config/paths.ts';
import { useSite, useSiteStore } from '#src/state/site-store.ts';

/**
 * Writes the active page to the address; replacing, so that Back leaves the slider. A component of its
 * own, because it renders at every change of address and the screen need not; after the slider's frame,
 * because all links listen to the address.
 */
export function PageAddress() {
  const store = useSiteStore();
  const page = useDeferredValue(useSite((state) => state.page));
  const [location, navigate] = useLocation();
  const place = homePlace(location);
  const follows = place !== undefined && !place.locked && !place.form;
  useEffect(() => {
    const address = paths.desktop(page);
    // The slider may have gone on meanwhile.
    const isCurrent = page === store.getState().page;
    if (follows && isCurrent && location !== address) navigate(address, { replace: true });
  }, [follows, store, page, location, navigate]);
  return null;
}
