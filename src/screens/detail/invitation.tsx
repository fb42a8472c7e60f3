import { Link } from 'wouter';
import { detailPage } from '#content/texts/detail.ts';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** The end of a detail page: the way to the form. */
export function Invitation() {
  return (
    <p className="mx-auto flex w-full max-w-content flex-wrap items-center gap-x-6 gap-y-4 px-(--margin) pt-12 text-xl md:pt-16">
      {detailPage.invitation.text}{' '}
      <Link href={paths.form} className={buttonClass()}>
        {detailPage.invitation.link}
      </Link>
    </p>
  );
}
