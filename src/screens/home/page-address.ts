import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { homePlace, paths } from '#src/config/paths.ts';
import { useSite } from '#src/state/site-store.ts';

/**
 * Writes the active page to the address; replacing, so that Back leaves the slider. A component of its
 * own, because it renders at every change of address and the screen need not.
 */
export function PageAddress() {
  const page = useSite((state) => state.page);
  const [location, navigate] = useLocation();
  const place = homePlace(location);
  const follows = place !== undefined && !place.locked && !place.form;
  useEffect(() => {
    const address = paths.desktop(page);
    if (!follows || location === address) return;
    // After the frame in which the page turns: what listens to the address renders then.
    const timer = setTimeout(() => navigate(address, { replace: true }));
    return () => clearTimeout(timer);
  }, [follows, page, location, navigate]);
  return null;
}
