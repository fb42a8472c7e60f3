import { type MouseEvent, useEffect, useState } from 'react';
import { copiedDuration } from '#src/config/specification.ts';
import { slides } from '#src/content/browser-texts.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { Button } from '#src/ui/button.tsx';
import { Glyph } from '#src/ui/glyph.tsx';

const texts = slides.contact.emailRow;

/** Copies the e-mail address; while it confirms that, further clicks do nothing. */
export function CopyEmailButton() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy({ isTrusted }: MouseEvent) {
    if (state === 'copied') return;
    // The reset makes a repeated failure audible again.
    setState('idle');
    try {
      await navigator.clipboard.writeText(owner.email);
      setState('copied');
    } catch (error) {
      // Safari rejects untrusted clicks by design (webkit.org/blog/10855), such as replayed ones.
      if (!isTrusted) return;
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
