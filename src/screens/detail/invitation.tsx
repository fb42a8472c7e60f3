import { Link } from 'wouter';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** The end of a detail page: the way to the form. */
export function Invitation() {
  return (
    <p className="mx-auto flex w-full max-w-content flex-wrap items-center gap-x-6 gap-y-4 px-(--margin) pt-12 text-xl md:pt-16">
      Du planst etwas Ähnliches?{' '}
      <Link href={paths.form} className={buttonClass()}>
        Schreib mir direkt.
      </Link>
    </p>
  );
}
