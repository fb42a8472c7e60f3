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
    const handleKey = (event: KeyboardEvent) => followKey(event, slider.current, store);
    const timer = setTimeout(() => window.addEventListener('keydown', handleKey), pageKeyDelay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', handleKey);
    };
  }, [active, slider, store]);
}

function followKey(event: KeyboardEvent, slider: HTMLElement | null, store: SiteStore) {
  const { overlay, page } = store.getState();
  if (overlay || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest(ownKeys)) return;
  const section = slider?.querySelector(`[data-page='${page}']`);
  if (!section) return;
  const below = Math.floor(section.scrollHeight - section.clientHeight - section.scrollTop);
  const view = { page, height: section.clientHeight, above: section.scrollTop, below };
  const wish = keyWish(event.key, view);
  if (!wish) return;
  event.preventDefault();
  if ('page' in wish) turnTo(store, wish.page);
  else section.scrollBy({ top: wish.scroll });
}
