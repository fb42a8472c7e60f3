import { notification } from '#src/lib/specification.ts';
import { useVisit, type VisitStore } from '#src/store/visit-store.ts';

/** Keeps the store's `away` up to date. Returns a cleanup function. */
export function trackAttention(store: VisitStore): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const update = ({ type }: Event) => {
    const hidden = document.visibilityState === 'hidden' || !document.hasFocus();
    store.getState().setAway(type === 'blur' || hidden);
  };
  window.addEventListener('blur', update, { signal });
  window.addEventListener('focus', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  return () => listening.abort();
}

/** Longest delay of a timer, ms. */
const maxDelay = 2 ** 31 - 1;

/** Display time, ms. It restarts when the visitor returns to the page. */
export function useDisplayTime(): number {
  return useVisit(({ away }) => away) ? maxDelay : notification.display;
}
