import { useEffect, useState } from 'react';
import { Button } from '#src/components/button.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { slides } from '#src/content/browser-texts.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { copiedDuration } from '#src/lib/specification.ts';

const texts = slides.contact.emailRow;

/** Copies the e-mail address; while it confirms that, further clicks do nothing. */
export function CopyEmailButton() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    if (state === 'copied') return;
    // The reset makes a repeated failure audible again.
    setState('idle');
    try {
      await copyText(owner.email);
      setState('copied');
    } catch (error) {
      console.error('The clipboard refused the e-mail address:', error);
      setState('failed');
    }
  }

  return (
    <>
      {/* A `disabled` button would lose the focus. */}
      <Button
        look={state === 'copied' ? 'state' : 'secondary'}
        data-state={state}
        aria-disabled={state === 'copied'}
        onClick={copy}
        className="min-w-44 noscript:hidden"
      >
        <Glyph name={state === 'copied' ? 'check' : 'copy'} size={20} />
        {/* A translator replaces text nodes, which React then loses (facebook/react#11538). */}
        <span>{state === 'copied' ? texts.copied : texts.button}</span>
      </Button>
      {/* `role=log`: Orca 43.1 would announce an empty `status`, and dialogs do not hide elements with `aria-live`. */}
      <p role="log" className={state === 'failed' ? 'basis-full text-base' : 'sr-only'}>
        {{ idle: '', copied: texts.copied, failed: texts.copyFailed }[state]}
      </p>
    </>
  );
}

/** @throws the browser's refusal, or a TypeError where it lacks the Clipboard API */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (refusal) {
    // Plain HTTP has no Clipboard API, and browsers within Android's apps refuse it.
    if (!copyByCommand(text)) throw refusal;
  }
}

/** Copies without a selection, which would have to be restored. Returns whether it worked. */
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
