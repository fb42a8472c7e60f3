import { Close } from '@radix-ui/react-dialog';
import { Glyph } from '#src/ui/glyph.tsx';

const roundButton =
  'grid size-12 place-items-center rounded-full bg-white/15 text-white opacity-(--chrome) transition-colors duration-150 hover:bg-white/25 active:bg-white/30 motion-reduce:transition-none';

export function CloseButton({ className }: { className: string }) {
  return (
    <Close aria-label="Schließen" className={`${roundButton} ${className}`}>
      <Glyph name="close" />
    </Close>
  );
}

interface TurnButtonProps {
  towards: 'previous' | 'next';
  /** At the end the button stays focusable, so that a keyboard is not thrown off it. */
  atEnd: boolean;
  onTurn: () => void;
  className: string;
}

export function TurnButton({ towards, atEnd, onTurn, className }: TurnButtonProps) {
  const back = towards === 'previous';
  return (
    <button
      type="button"
      aria-label={back ? 'Vorheriges Bild' : 'Nächstes Bild'}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onTurn}
      className={`${roundButton} aria-disabled:cursor-default aria-disabled:opacity-[calc(var(--chrome)*0.35)] aria-disabled:hover:bg-white/15 ${className}`}
    >
      <Glyph name={back ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
