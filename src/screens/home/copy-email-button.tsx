import { type MouseEvent, useEffect, useState } from 'react';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { copiedDuration } from '#src/config/specification.ts';
import { Button } from '#src/ui/button.tsx';
import { Glyph } from '#src/ui/glyph.tsx';

const texts = sliderPages.contact.emailRow;

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies the e-mail address and confirms it for a second, in which it does nothing. */
export function CopyEmailButton() {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy({ isTrusted }: MouseEvent) {
    if (state === 'copied') return;
    // A second failure is told as well.
    setState('idle');
    try {
      await navigator.clipboard.writeText(owner.email);
      setState('copied');
    } catch (error) {
      // Safari wants a hand's own press, by design (webkit.org/blog/10855), not one that was made before React came.
      if (!isTrusted) return;
      console.error('The clipboard refused the e-mail address:', error);
      setState('failed');
    }
  }

  return (
    <>
      {/* aria-disabled instead of disabled: the focus must stay where it is. */}
      <Button
        variant="quiet"
        data-state={state}
        aria-disabled={state === 'copied'}
        onClick={copy}
        className="min-w-44"
      >
        <Glyph name={state === 'copied' ? 'check' : 'copy'} size={20} />
        {/* In an element of its own: a translator replaces texts, and React finds only elements again (facebook/react#11538). */}
        <span>{state === 'copied' ? texts.copied : texts.button}</span>
      </Button>
      {/* Not `status`, which Orca 43.1 names while it is empty, nor `aria-live`, which no dialog would hide. */}
      <p role="log" className={state === 'failed' ? 'basis-full text-base' : 'sr-only'}>
        {{ idle: '', copied: texts.copied, failed: texts.copyFailed }[state]}
      </p>
    </>
  );
}
