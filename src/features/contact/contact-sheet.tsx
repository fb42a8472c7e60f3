import { Description } from '@radix-ui/react-dialog';
import { Link } from 'wouter';
import { formTexts } from '#content/texts/form.ts';
import { Sheet } from '#src/components/sheet.tsx';
import { formPage } from '#src/content/browser-texts.data.ts';
import { recaptchaSiteKey } from '#src/lib/environment.ts';
import { lazyComponent } from '#src/lib/load-chunk.ts';
import { isPinchZoomed } from '#src/lib/pinch-zoom.ts';
import { paths } from '#src/navigation/paths.ts';

export const lazyContactForm = lazyComponent(
  'contact-form',
  async () => (await import('./contact-form.tsx')).ContactForm,
);

const { back, privacyHint, recaptchaNotice } = formTexts;

export function ContactSheet() {
  return (
    <Sheet
      kind="form"
      title={formPage.heading}
      size="max-w-lg landscape-phone:max-w-3xl [--sheet-min-height:39rem] phone-height:[--sheet-min-height:42rem]"
      ref={fitVisibleArea}
      body={lazyContactForm}
      backLabel={back}
    >
      <Description className="mt-4 text-sm">
        {privacyHint.before}
        <Link
          href={paths.page(privacyHint.page)}
          className="text-primary-dark font-semibold underline"
        >
          {privacyHint.link}
        </Link>
        {privacyHint.after}
        {recaptchaSiteKey && ` ${recaptchaNotice}`}
      </Description>
    </Sheet>
  );
}

/**
 * A ref that keeps a sheet above an on-screen keyboard, because iOS does not resize the page
 * (webkit.org/b/319903). Sets `--visible-top` and `--visible-height`, px.
 */
function fitVisibleArea(sheet: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return;

  const fit = ({ type }: Event) => {
    // Zooming the page also shrinks the visual viewport.
    if (isPinchZoomed()) return;
    sheet.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    sheet.style.setProperty('--visible-height', `${viewport.height}px`);
    const field = document.activeElement;
    if (type === 'resize' && sheet.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  };

  const listening = new AbortController();
  for (const type of ['resize', 'scroll'])
    viewport.addEventListener(type, fit, { signal: listening.signal });
  return () => listening.abort();
}
