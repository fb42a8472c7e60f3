import { Close } from '@radix-ui/react-dialog';
import { Glyph } from '#src/ui/glyph.tsx';

/** Classes of what surrounds the picture: it comes and goes with the lightbox, and hides while a picture is lifted by hand. */
export const chrome =
  'transition-opacity duration-150 group-data-held/frame:opacity-0! group-data-[state=open]/lightbox:animate-[fade-in_300ms_ease-in] group-data-[state=closed]/lightbox:animate-[fade-out_280ms_ease-out_forwards] motion-reduce:transition-none motion-reduce:animate-none!';

const roundButton = `grid size-12 place-items-center rounded-full bg-white/15 text-white hover:bg-white/25 active:bg-white/30 ${chrome}`;

export function CloseButton({ className }: { className: string }) {
  return (
    <Close aria-label="Schließen" className={`${roundButton} ${className}`}>
      <Glyph name="close" />
    </Close>
  );
}

interface TurnButtonProps {
  direction: 'previous' | 'next';
  /** At the end the button stays focusable, so that a keyboard is not thrown off it. */
  atEnd: boolean;
  onTurn: () => void;
  className: string;
}

export function TurnButton({ direction, atEnd, onTurn, className }: TurnButtonProps) {
  const isPrevious = direction === 'previous';
  return (
    <button
      type="button"
      aria-label={isPrevious ? 'Vorheriges Bild' : 'Nächstes Bild'}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onTurn}
      className={`${roundButton} aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-white/15 ${className}`}
    >
      <Glyph name={isPrevious ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
