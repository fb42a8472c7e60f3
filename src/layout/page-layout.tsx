import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { bar as barColor } from '#content/palette.json';
import { close } from '#content/texts/controls.ts';
import { leavePage } from '#src/navigation/navigate.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { Glyph } from '#src/ui/glyph.tsx';

interface PageLayoutProps {
  /** A dark page in an app's colours, or a sheet of paper. */
  look: 'app' | 'paper';
  /** Target of Schließen on a page opened directly. */
  parent: string;
  /** The page's language, when it is not the site's. */
  lang?: string | undefined;
  closeLabel?: string | undefined;
  /** Class with the content's greatest width, at whose edge Schließen stands. */
  width?: string;
  style?: CSSProperties | undefined;
  className?: string;
  children: ReactNode;
}

/** A page over the home screen: a bar with Schließen above the content. */
export function PageLayout({
  look,
  parent,
  lang,
  closeLabel = close,
  width = 'max-w-content',
  style,
  className = '',
  children,
}: PageLayoutProps) {
  const store = useVisitStore();
  // The link itself serves pages opened directly, and new tabs.
  const handleClose = (event: MouseEvent) => {
    if (leavePage(store)) event.preventDefault();
  };
  return (
    <div lang={lang} className={`page-layout page-layout-${look}`} style={style}>
      {look === 'app' && <meta name="theme-color" content={barColor} />}
      <header>
        <div className={width}>
          <Link href={parent} replace onClick={handleClose}>
            <Glyph name="close" size={20} />
            {closeLabel}
          </Link>
        </div>
      </header>
      <main className={className}>{children}</main>
    </div>
  );
}
