import { type RefObject, useEffect } from 'react';
import { homeSeen } from '#src/config/element-ids.ts';
import { pageKeyDelay } from '#src/config/specification.ts';
import { isOwnKey } from '#src/lib/own-keys.ts';
import { useServed } from '#src/lib/use-hydrated.ts';
import { isCovered, useVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { type KeyAction, keyAction } from './page-keys.ts';

/** Turns pages by key, unless an overlay covers them; begins `pageKeyDelay` after they could first be seen. */
export function usePageKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (page: number) => void,
  active: boolean,
) {
  const store = useVisitStore();
  const served = useServed();
  useEffect(() => {
    if (!active) return;
    const seen = (served.current && firstSeen()) || performance.now();
    served.current = false;
    /** Of the key that is down: one that was pressed before belongs to what was there, as the lock. */
    let counts = false;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) counts = event.timeStamp - seen >= pageKeyDelay;
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
    return () => window.removeEventListener('keydown', handleKey);
  }, [active, slider, goTo, store, served]);
}

/** When a home screen that was served could first be seen, ms; its script may have come much later. */
function firstSeen(): number | undefined {
  const seen = ['first-contentful-paint', homeSeen];
  return performance.getEntries().findLast(({ name }) => seen.includes(name))?.startTime;
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
