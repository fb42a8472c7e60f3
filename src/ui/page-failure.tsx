import { failure, retry } from '#content/texts/controls.ts';
import { Button } from './button.tsx';

/** Takes the place of a page's body that could not be loaded or shown. */
export function PageFailure() {
  return (
    <div className="mx-(--margin) my-10 grid justify-items-center gap-4 self-center rounded-card bg-ground-dark p-6 text-center text-white">
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl font-semibold">{failure.heading}</h2>
        <p className="text-on-ground-muted">{failure.reason}</p>
      </div>
      {/* The part may belong to a build that has been replaced. */}
      <Button onClick={() => location.reload()}>{retry}</Button>
    </div>
  );
}
