import { createStore, useStore } from 'zustand';
import { notification } from '#src/config/specification.ts';

/** Whether the visitor looks at something else. */
const away = createStore(() => false);

/** ms that no visit lasts: the longest that a timer takes. */
const forever = 2 ** 31 - 1;

/** Follows whether the page can be seen and has the focus, as long as there is a page. */
export function followAttention() {
  const follow = ({ type }: Event) =>
    away.setState(type === 'blur' || document.visibilityState === 'hidden' || !document.hasFocus());
  window.addEventListener('blur', follow);
  window.addEventListener('focus', follow);
  document.addEventListener('visibilitychange', follow);
}

/** ms after which a notification goes. On return its time begins anew: nobody knows how much of it was seen. */
export function useDisplayTime(): number {
  return useStore(away) ? forever : notification.display;
}
