import { notification } from '#src/lib/specification.ts';
import { useVisit, type VisitStore } from '#src/store/visit-store.ts';

/** Records when the visitor leaves the page and returns. Returns a cleanup function. */
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

/** Maximum of a timer, ms. */
const maxDelay = 2 ** 31 - 1;

/** Display time in ms. It restarts when the visitor returns, who may have seen nothing of it. */
export function useDisplayTime(): number {
  return useVisit(({ away }) => away) ? maxDelay : notification.display;
}
