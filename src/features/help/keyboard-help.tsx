import { useEffect } from 'react';
import { skipLinks } from '#content/texts/controls.ts';
import { Sheet } from '#src/components/sheet.tsx';
import { isKeyInFieldOrDialog, isSiteEvent } from '#src/lib/dom.ts';
import { hasModifier } from '#src/lib/input-events.ts';
import { lazyComponent } from '#src/lib/load-chunk.ts';
import { useVisitStore } from '#src/store/visit-store.ts';

export const lazyKeyboardHelpBody = lazyComponent(
  'keyboard-help-body',
  async () => (await import('./keyboard-help-body.tsx')).KeyboardHelpBody,
);

/** The dialog with all shortcuts; `?` opens it. */
export function KeyboardHelp() {
  const store = useVisitStore();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || hasModifier(event) || !isSiteEvent(event)) return;
      const { singleKeys, openModal } = store.getState();
      if (!singleKeys || isKeyInFieldOrDialog(event)) return;
      const { activeElement, body } = document;
      const isFocused = activeElement instanceof HTMLElement && activeElement !== body;
      const opener = isFocused ? activeElement : undefined;
      openModal('help', { opener });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store]);
  return (
    <Sheet
      kind="help"
      title={skipLinks.help}
      size="max-w-lg [--sheet-min-height:61.5rem] md:max-w-5xl md:[--sheet-min-height:36rem]"
      body={lazyKeyboardHelpBody}
    />
  );
}
