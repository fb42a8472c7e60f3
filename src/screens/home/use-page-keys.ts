import { type RefObject, useEffect } from 'react';
import { pageKeyDelay } from '#src/config/specification.ts';
import type { PageIndex } from '#src/content/pages.ts';
import { isOwnKey } from '#src/lib/own-keys.ts';
import { isCovered, useVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { type KeyAction, keyAction } from './page-keys.ts';

/** Turns pages by key, unless an overlay covers them; begins `pageKeyDelay` after the slider is active. */
export function usePageKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (page: PageIndex) => void,
  active: boolean,
) {
  const store = useVisitStore();
  useEffect(() => {
    if (!active) return;
    let enabled = false;
    /** Of the key that is down: one that was pressed before belongs to what was there, as the lock. */
    let counts = false;
    const timer = setTimeout(() => {
      enabled = true;
    }, pageKeyDelay);
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) counts = enabled;
      const section = slider.current?.children[store.getState().page];
      const action = section && actionOf(event, section, store);
      if (!action) return;
      // Also during the delay, or the browser would scroll the slider itself.
      event.preventDefault();
      if (!counts) return;
      if ('page' in action) goTo(action.page);
      else section.scrollBy({ top: action.scroll });
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', handleKey);
    };
  }, [active, slider, goTo, store]);
}

function actionOf(
  event: KeyboardEvent,
  section: Element,
  store: VisitStore,
): KeyAction | undefined {
  if (event.defaultPrevented || isCovered(store.getState())) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (isOwnKey(event)) return undefined;
  const { scrollHeight, clientHeight: height, scrollTop: above } = section;
  const below = Math.floor(scrollHeight - height - above);
  return keyAction(event.key, { page: store.getState().page, height, above, below });
}
