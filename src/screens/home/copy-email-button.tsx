import { useEffect, useState } from 'react';
import { Button } from '#src/components/button.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { slideTexts } from '#src/content/browser-texts.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { copiedDuration } from '#src/lib/specification.ts';

const texts = slideTexts.contact.emailRow;
const announcements = { idle: '', copied: texts.copied, failed: texts.copyFailed };

/** Copies the e-mail address. Ignores clicks while the button shows "Kopiert". */
export function CopyEmailButton() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    if (state === 'copied') return;
    // The reset makes screen readers announce a repeated failure.
    setState('idle');
    try {
      await copyText(owner.email);
      setState('copied');
    } catch (error) {
      console.error('Copying the e-mail address failed:', error);
      setState('failed');
    }
  }

  return (
    <>
      {/* A `disabled` button would lose the focus. */}
      <Button
        variant={state === 'copied' ? 'state' : 'secondary'}
        data-state={state}
        aria-disabled={state === 'copied'}
        onClick={copy}
        className="min-w-44 noscript:hidden"
      >
        <Glyph name={state === 'copied' ? 'check' : 'copy'} size={20} />
        {/* Translators replace text nodes, but not the `span` (facebook/react#11538). */}
        <span>{state === 'copied' ? texts.copied : texts.button}</span>
      </Button>
      {/* `log`, because Orca 43.1 announces an empty `status`, and Radix would leave an element
          with `aria-live` readable behind a dialog. */}
      <p role="log" className={state === 'failed' ? 'basis-full text-base' : 'sr-only'}>
        {announcements[state]}
      </p>
    </>
  );
}

/** @throws if `execCommand` fails too: DOMException, or TypeError without the Clipboard API */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // The Clipboard API is missing over HTTP, and refused in Android apps' browsers
    // (lgarron/clipboard-polyfill#138).
    if (!copyByCommand(text)) throw error;
  }
}

/** Copies a text without changing the selection. Returns whether copying succeeded. */
function copyByCommand(text: string): boolean {
  let isHandled = false;
  const handleCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isHandled = true;
  };
  document.addEventListener('copy', handleCopy);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', handleCopy);
  return isDone && isHandled;
}
