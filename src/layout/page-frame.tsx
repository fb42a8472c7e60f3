import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { bar as barColor } from '#content/palette.json';
import { close } from '#content/texts/controls.ts';
import { leavePage } from '#src/navigation/navigate.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { Glyph } from '#src/ui/glyph.tsx';

/** A dark app page below the blue bar, or a sheet of paper below a white one. */
const looks = {
  app: {
    // Overrides the app's colours, which are inline styles.
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
  /** Target of Schließen on a page opened directly. */
  parent: string;
  /** Unless it is the site's. */
  lang?: string | undefined;
  closeLabel?: string | undefined;
  /** Class with the content's greatest width, at whose edge Schließen stands. */
  width?: string;
  style?: CSSProperties | undefined;
  className?: string;
  children: ReactNode;
}

/** A page over the home screen: a bar with Schließen above the content. */
export function PageFrame({
  look,
  parent,
  lang,
  closeLabel = close,
  width = 'max-w-content',
  style,
  className = '',
  children,
}: PageFrameProps) {
  const store = useVisitStore();
  const { frame, bar, link } = looks[look];
  // The link itself serves pages opened directly, and new tabs.
  const handleClose = (event: MouseEvent) => {
    if (leavePage(store)) event.preventDefault();
  };
  return (
    <div lang={lang} className={`flex min-h-svh flex-col ${frame}`} style={style}>
      {look === 'app' && <meta name="theme-color" content={barColor} />}
      <header className={`sticky top-0 z-10 pt-[env(safe-area-inset-top)] ${bar}`}>
        <div className={`mx-auto flex justify-end px-(--margin) py-1.5 ${width}`}>
          <Link
            href={parent}
            replace
            onClick={handleClose}
            className={`-mr-4 inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold ${link}`}
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
