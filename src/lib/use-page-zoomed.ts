import { useSyncExternalStore } from 'react';
import { isPageZoomed, subscribeToPageZoom } from './page-zoom.ts';

export function usePageZoomed(): boolean {
  return useSyncExternalStore(subscribeToPageZoom, isPageZoomed, () => false);
}
