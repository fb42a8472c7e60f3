import type { CSSProperties, ReactNode } from 'react';
import { CloseBar } from './close-bar.tsx';

/** An app's dark page below the blue bar, or a white bar above what is read like paper. */
const looks = {
  app: {
    frame: 'bg-ground-dark',
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
  /** Page of the slider that links here. */
  parent: string;
  style?: CSSProperties;
  /** Width and padding of the content. */
  className?: string;
  children: ReactNode;
}

/** A page that lies over the home screen: the bar with Schließen above its content. */
export function PageFrame({ look, parent, style, className = '', children }: PageFrameProps) {
  const { frame, bar, link } = looks[look];
  return (
    <div className={`flex min-h-svh flex-col ${frame}`} style={style}>
      <CloseBar parent={parent} className={bar} linkClassName={link} />
      <main className={`flex w-full grow flex-col ${className}`}>{children}</main>
    </div>
  );
}
