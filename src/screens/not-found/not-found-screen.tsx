import { Link } from 'wouter';
import { paths } from '#src/config/paths.ts';
import { notFoundPage } from '#src/content/pages.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wallpaper } from '#src/ui/wallpaper.tsx';

/** Every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <main className="relative grid min-h-svh place-content-center justify-items-center gap-5 bg-ground-deep p-6 text-center">
      <PageHead
        title={notFoundPage.screenTitle}
        description={notFoundPage.metaDescription}
        path="/404"
        card="lock"
        indexed={false}
      />
      <Wallpaper name="home" />
      <p aria-hidden="true" className="relative text-7xl font-bold text-accent text-shadow-lg">
        404
      </p>
      <h1 data-arrival tabIndex={-1} className="relative text-3xl font-semibold text-shadow-lg">
        {notFoundPage.heading}
      </h1>
      <p className="relative max-w-md text-lg text-on-ground-muted text-shadow-lg">
        {notFoundPage.text}
      </p>
      <Link href={paths.desktop(0)} className={`relative ${buttonClass()}`}>
        {notFoundPage.homeLink}
      </Link>
    </main>
  );
}
