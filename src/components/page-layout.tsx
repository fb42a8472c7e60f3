import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { primary } from '#content/palette.json';
import { close } from '#content/texts/controls.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { HeadTags } from './document-head.tsx';
import { Glyph } from './glyph.tsx';

interface PageLayoutProps {
  /** `colored`: a coloured bar, and the colours of `style`; `paper`: light, with a white bar. */
  variant: 'colored' | 'paper';
  /** Path to which the close link leads on a page opened directly. */
  parent: string;
  /** The page's language if it is not the site's, a BCP 47 tag. */
  lang?: string | undefined;
  closeLabel?: string | undefined;
  /**
   * Decorative text of the bar. It appears when the page's heading has scrolled away, if the bar is
   * wide enough at the visitor's font size.
   */
  title?: ReactNode;
  style?: CSSProperties | undefined;
  className?: string;
  children: ReactNode;
}

const variants = {
  colored: {
    // `contrast-more` overrides the page's colours, which are inline styles.
    page: 'bg-background-dark contrast-more:bg-background-deep! contrast-more:bg-none! contrast-more:text-white!',
    bar: 'bg-primary text-white',
    close: 'hover:bg-primary-dark active:bg-primary-dark',
  },
  paper: {
    page: 'bg-primary-tint text-background-deep on-light',
    bar: 'bg-white',
    close: 'hover:bg-primary-tint active:bg-primary-tint',
  },
} as const;

/** A page over the home screen: a bar with the close link above the content. */
export function PageLayout({
  variant,
  parent,
  lang,
  closeLabel = close,
  title,
  style,
  className = '',
  children,
}: PageLayoutProps) {
  const leavePage = useVisit((visit) => visit.leavePage);
  const look = variants[variant];
  // The link's `href` is for pages opened directly and for new tabs.
  const handleClose = (event: MouseEvent) => {
    if (leavePage()) event.preventDefault();
  };
  return (
    <div
      data-page-layout
      lang={lang}
      className={`flex min-h-svh flex-col ${look.page}`}
      style={style}
    >
      <HeadTags>
        {variant === 'colored' && <meta name="theme-color" content={primary.DEFAULT} />}
      </HeadTags>
      <header className={`shadow-bar pt-safe-top @container sticky top-0 z-10 ${look.bar}`}>
        <div className="max-w-content mx-auto flex justify-end gap-4 px-(--margin) py-1.5">
          {title && (
            <div
              aria-hidden
              className="bar-title me-auto hidden min-w-0 items-center gap-2 font-semibold sm:gap-3 @min-[22.5rem]:flex print:hidden"
            >
              {title}
            </div>
          )}
          <Link
            href={parent}
            replace
            onClick={handleClose}
            className={`-me-4 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 font-semibold ${look.close}`}
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
