import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#src/navigation/paths.ts';
import { homeAt } from '#src/navigation/routes.ts';
import { useVisit } from '#src/navigation/visit-store.ts';

/**
 * Replaces the address by that of the active page, so that Back leaves the slider. A component of its own,
 * because it renders whenever the address changes, and the screen need not.
 */
export function PageAddress() {
  const page = useVisit((visit) => visit.page);
  const [location, navigate] = useLocation();
  const home = homeAt(location);
  const follows = home !== undefined && home.above === undefined;
  useEffect(() => {
    const address = paths.page(page);
    if (!follows || location === address) return;
    // After the frame in which the page turns, because everything that uses the address renders.
    const timer = setTimeout(() => navigate(address, { replace: true }));
    return () => clearTimeout(timer);
  }, [follows, page, location, navigate]);
  return null;
}
