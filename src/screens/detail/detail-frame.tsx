import type { ReactNode } from 'react';
import { CloseBar } from '#src/navigation/close-bar.tsx';
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
      <CloseBar
        parent={parent}
        className="bg-bar text-ground-deep shadow-md"
        linkClassName="hover:bg-black/10 active:bg-black/15"
      />
      <main className="pb-[max(3rem,env(safe-area-inset-bottom))]">
        {children}
        <LegalLinks className="mx-auto max-w-content justify-center px-(--margin) pt-12 text-sm text-on-ground-muted sm:justify-end sm:text-base" />
      </main>
    </div>
  );
}
