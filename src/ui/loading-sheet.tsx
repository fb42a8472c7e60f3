import type { CSSProperties, ReactNode, RefCallback } from 'react';

/*
 * Classes of what lies over a screen like a sheet of paper: its place, and how it comes and goes. A sheet comes at once,
 * and what fills it when that is there: it takes the motion over at `--elapsed`, the ms that have passed, negative.
 */
const motion =
  'data-[state=open]:animate-[fade-in_200ms_ease-out_var(--elapsed,0ms)] data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards] motion-reduce:animate-none!';

/** One object, which all of them share: texts become part of each chunk that uses them. */
export const sheetClasses = {
  backdrop: `fixed inset-0 z-40 bg-black/60 ${motion}`,
  // From 600 px on in the middle, below that at the bottom, above an on-screen keyboard (`fitVisibleArea`).
  sheet: `fixed inset-x-0 bottom-[calc(100%-var(--visible-top,0px)-var(--visible-height,100%))] z-40 mx-auto max-h-[calc(var(--visible-height,100%)-1rem)] min-h-[min(var(--height),var(--visible-height,100%)-1rem)] w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-card bg-white px-(--margin) scheme-light pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ground-deep shadow-card data-[state=closed]:pointer-events-none [--fade-translate:0_3rem] sm:top-(--visible-top,0px) sm:m-auto sm:h-fit sm:rounded-card sm:pt-7 ${motion}`,
  title: 'text-2xl font-bold',
};

/** For a sheet and for its stand-in, which are equally high; `height` is a CSS length. */
export function sheetHeight(height: string): CSSProperties {
  return { '--height': height } as CSSProperties;
}

/** What every stand-in for an overlay gets. */
export interface LoadingProps {
  /** Gets the element that may have the focus. */
  ref: RefCallback<HTMLElement>;
  onClose: () => void;
}

interface StandInProps extends LoadingProps {
  title: string;
  /** Classes of what covers the screen, and of the dialog above it. */
  backdropClassName: string;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The dialog that stands for an overlay on its way. A press beside it closes it. */
export function StandIn({ ref, title, onClose, backdropClassName, ...dialog }: StandInProps) {
  return (
    <>
      {/* biome-ignore lint/a11y: Escape closes it (`keyboard.ts`). */}
      <div data-state="open" onClick={onClose} className={backdropClassName} />
      <section
        {...dialog}
        ref={ref}
        role="dialog"
        aria-modal
        aria-busy
        aria-label={title}
        tabIndex={-1}
        data-state="open"
      />
    </>
  );
}

interface LoadingSheetProps extends LoadingProps {
  title: string;
  height: string;
}

/** The sheet of an overlay on its way. */
export function LoadingSheet({ height, ...standIn }: LoadingSheetProps) {
  return (
    <StandIn
      {...standIn}
      backdropClassName={sheetClasses.backdrop}
      style={sheetHeight(height)}
      className={sheetClasses.sheet}
    >
      <h2 className={sheetClasses.title}>{standIn.title}</h2>
    </StandIn>
  );
}
