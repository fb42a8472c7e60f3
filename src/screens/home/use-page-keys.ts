import { type RefObject, useEffect } from 'react';
import { pageKeyDelay } from '#src/config/specification.ts';
import { type SiteStore, turnTo, useSiteStore } from '#src/state/site-store.ts';
import { keyWish } from './page-keys.ts';

/** Where keys belong to what has the focus. */
const ownKeys = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Turns pages by key, from 1000 ms after the slider is there, not under an overlay. */
export function usePageKeys(slider: RefObject<HTMLElement | null>, active: boolean) {
  const store = useSiteStore();
  useEffect(() => {
    if (!active) return;
    let awake = false;
    const timer = setTimeout(() => {
      awake = true;
    }, pageKeyDelay);
    const handleKey = (event: KeyboardEvent) => {
      const follow = wishOf(event, slider.current, store);
      if (!follow) return;
      // Also while they sleep: the browser would scroll the slider by itself.
      event.preventDefault();
      if (awake) follow();
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', handleKey);
    };
  }, [active, slider, store]);
}

/** What fulfils the key's wish; nothing where it has none, or means something else. */
function wishOf(event: KeyboardEvent, slider: HTMLElement | null, store: SiteStore) {
  const { overlay, page } = store.getState();
  if (overlay || event.defaultPrevented) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (event.target instanceof Element && event.target.closest(ownKeys)) return undefined;
  const section = slider?.querySelector(`[data-page='${page}']`);
  if (!section) return undefined;
  const below = Math.floor(section.scrollHeight - section.clientHeight - section.scrollTop);
  const view = { page, height: section.clientHeight, above: section.scrollTop, below };
  const wish = keyWish(event.key, view);
  if (!wish) return undefined;
  if ('page' in wish) return () => turnTo(store, wish.page);
  return () => section.scrollBy({ top: wish.scroll });
}
