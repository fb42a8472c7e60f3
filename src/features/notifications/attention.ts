import { notification } from '#src/lib/specification.ts';
import { useVisit, type VisitStore } from '#src/store/visit-store.ts';

/** Keeps the store's `away` equal to the page's state. Returns a cleanup function. */
export function trackAttention(store: VisitStore): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const update = ({ type }: Event) => {
    const { visibilityState } = document;
    const away = type === 'blur' || visibilityState === 'hidden' || !document.hasFocus();
    store.getState().setAway(away);
  };
  window.addEventListener('blur', update, { signal });
  window.addEventListener('focus', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  return () => listening.abort();
}

/** Longest delay of a browser's timer, ms. */
const maxDelay = 2 ** 31 - 1;

/** Display time of a notification, ms. Radix restarts it when the visitor returns to the page. */
export function useDisplayTime(): number {
  return useVisit(({ away }) => away) ? maxDelay : notification.display;
}
