import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { close } from '#content/texts/controls.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { currentEntry } from './history-entry.ts';
import { stepBack } from './navigate.ts';

/** An app's dark page below the blue bar, or a white bar above what is read like paper. */
const looks = {
  app: {
    // The app's own colours are in a style attribute.
    frame:
      'bg-ground-dark contrast-more:[background:theme(colors.ground.deep)]! contrast-more:text-white!',
    bar: 'bg-bar text-ground-deep shadow-md',
    link: 'hover:bg-black/10 active:bg-black/15',
  },
  paper: {
    frame: 'bg-primary-tint text-ground-deep',
    bar: 'bg-white shadow-lg',
    link: 'hover:bg-primary-tint',
  },
} as const;

interface PageFrameProps {
  look: keyof typeof looks;
  /** Where Schließen leads on a page that was opened directly. */
  parent: string;
  /** Of the page, where it is not the site's. */
  lang?: string | undefined;
  closeLabel?: string | undefined;
  style?: CSSProperties;
  /** Width and padding of the content. */
  className?: string;
  children: ReactNode;
}

/** A page that lies over the home screen: the bar with Schließen above its content. */
export function PageFrame({
  look,
  parent,
  lang,
  closeLabel = close,
  style,
  className = '',
  children,
}: PageFrameProps) {
  const { frame, bar, link } = looks[look];
  return (
    <div lang={lang} className={`flex min-h-svh flex-col ${frame}`} style={style}>
      <header className={`sticky top-0 z-10 bar-inset ${bar}`}>
        <div className="mx-auto flex max-w-content justify-end px-2 py-1.5 sm:px-6">
          <Link
            href={parent}
            replace
            onClick={handleClose}
            className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold ${link}`}
          >
            <Glyph name="close" size={20} />
            {closeLabel}
          </Link>
        </div>
      </header>
      <main className={`flex w-full grow flex-col ${className}`}>{children}</main>
    </div>
  );
}

/** Goes one step back; the link itself is for a page that was opened directly, and for new tabs. */
function handleClose(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The browser may have come from there by itself, before the site's script was there.
  const cameFromThere = history.length > 1 && document.referrer === event.currentTarget.href;
  if (currentEntry().step === 0 && !cameFromThere) return;
  event.preventDefault();
  stepBack();
}
