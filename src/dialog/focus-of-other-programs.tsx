import { FocusScope } from '@radix-ui/react-focus-scope';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOfSite } from '#src/lib/dom.ts';

const keepFocus = (event: Event) => event.preventDefault();

/**
 * Part of a dialog's content: lets the element of another program keep the focus that it gets.
 * Radix's dialog would take it back, but pauses that while a younger scope is there.
 */
export function FocusOfOtherPrograms() {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    // At once, because Radix hears of the same event, at the document.
    const pauseFor = (target: EventTarget | null) =>
      target && !isOfSite({ target }) && flushSync(() => setElsewhere(true));
    const handleLeave = ({ relatedTarget }: FocusEvent) => pauseFor(relatedTarget);
    const handleArrival = (event: FocusEvent) => {
      if (isOfSite(event)) setElsewhere(false);
      else pauseFor(event.target);
    };
    window.addEventListener('focusout', handleLeave, { capture: true });
    window.addEventListener('focusin', handleArrival, { capture: true });
    return () => {
      window.removeEventListener('focusout', handleLeave, { capture: true });
      window.removeEventListener('focusin', handleArrival, { capture: true });
    };
  }, []);
  if (!elsewhere) return null;
  return <FocusScope hidden onMountAutoFocus={keepFocus} onUnmountAutoFocus={keepFocus} />;
}
