import { type RefObject, useEffect } from 'react';
import { slideKeyDelay } from '#src/config/specification.ts';
import { isKeyInFieldOrDialog } from '#src/lib/is-key-in-field-or-dialog.ts';
import { isOfSite } from '#src/lib/is-of-site.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { keyAction } from './slide-keys.ts';

/** Turns slides by key, from `slideKeyDelay` after loading and after unlocking. */
export function useSlideKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (slide: number) => void,
  inert: boolean,
) {
  const store = useVisitStore();
  useEffect(() => {
    if (inert) return;
    /**
     * Whether the key was pressed after the delay. One that is still held from unlocking was not: its
     * repeats turn nothing.
     */
    let pressedHere = false;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) pressedHere = event.timeStamp - store.getState().homeSeen >= slideKeyDelay;
      const visit = store.getState();
      const section = slider.current?.children[visit.slide];
      if (!section || event.defaultPrevented || !isOfSite(event)) return;
      if (isKeyInFieldOrDialog(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { scrollHeight, clientHeight: height, scrollTop: above } = section;
      const below = Math.floor(scrollHeight - height - above);
      const action = keyAction(event.key, { slide: visit.slide, height, above, below });
      if (!action) return;
      // During the delay too, or the browser would scroll the slider itself.
      event.preventDefault();
      if (!pressedHere) return;
      if (action.slide === undefined) section.scrollBy({ top: action.scroll });
      else goTo(action.slide);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [inert, slider, goTo, store]);
}
