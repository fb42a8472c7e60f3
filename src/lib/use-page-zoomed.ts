import { useSyncExternalStore } from 'react';
import { isPageZoomed, subscribeToPageZoom } from './visitor-settings.ts';

export function usePageZoomed(): boolean {
  return useSyncExternalStore(subscribeToPageZoom, isPageZoomed, () => false);
}
