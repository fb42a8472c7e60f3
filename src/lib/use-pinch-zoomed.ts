import { useSyncExternalStore } from 'react';
import { isPinchZoomed, subscribeToPinchZoom } from './pinch-zoom.ts';

export function usePinchZoomed(): boolean {
  return useSyncExternalStore(subscribeToPinchZoom, isPinchZoomed, () => false);
}
