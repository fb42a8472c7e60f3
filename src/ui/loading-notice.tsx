import { loading } from '#content/texts/controls.ts';
import { useLate } from '#src/lib/use-late.ts';

/** ms after which a visitor is told that a page loads. */
const patience = 1000;

/** Stands where the rest of a page will. Screen readers tell only what comes into a region that was there before. */
export function LoadingNotice() {
  const late = useLate(patience);
  return (
    <p role="status" className="p-10 text-center">
      {late && loading}
    </p>
  );
}
