import type { ReactNode } from 'react';
import { CloseLink } from '#src/navigation/close-link.tsx';
import { LegalLinks } from '#src/navigation/legal-links.tsx';

interface DetailFrameProps {
  /** Page of the slider that links here. */
  parent: string;
  children: ReactNode;
}

/** A page opened from a tile: the fixed blue bar with Schließen above its content. */
export function DetailFrame({ parent, children }: DetailFrameProps) {
  return (
    <div className="min-h-svh bg-ground-dark">
      <meta name="theme-color" content="#2196f3" />
      <header className="sticky top-0 z-10 bar-inset bg-bar text-ground-deep shadow-md">
        <div className="mx-auto flex max-w-content justify-end px-2 py-1.5 sm:px-6">
          <CloseLink parent={parent} className="hover:bg-black/10 active:bg-black/15" />
        </div>
      </header>
      <main className="pb-[max(3rem,env(safe-area-inset-bottom))]">
        {children}
        <LegalLinks className="mx-auto max-w-content justify-end px-(--margin) pt-12 text-sm sm:text-base" />
      </main>
    </div>
  );
}
