import { assetUrl, basePath } from '#src/config/environment.ts';
import { projects } from '#src/content/catalogue.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { lockScreen } from '#src/content/page-texts.data.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';

const siteProject = projects.find(({ slug }) => slug === owner.slug);
/** The icon of the project about this site, if there is one. */
const icon = siteProject ? assetUrl(`icons/${siteProject.name}.svg`) : `${basePath}favicon.svg`;

export function GreetingCard() {
  return (
    <div className="flex w-full max-w-md items-start gap-4 rounded-card bg-ground-deep/70 opaque:bg-ground-deep p-[min(--spacing(4),4.2svh)] greeting-shadow frosted">
      <span className="grid size-12 shrink-0 place-items-center rounded-[25%] icon-ground bg-primary">
        <img src={icon} alt="" width={32} height={32} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-2 text-sm text-on-ground-muted">
          <span>
            <BreakableTitle title={owner.siteTitle} />
          </span>
          <span className="[@media(height<20rem)]:hidden">{lockScreen.received}</span>
        </p>
        <ScreenHeading level={1} className="text-lg/snug font-semibold">
          {lockScreen.greeting}
        </ScreenHeading>
        <p className="text-on-ground-muted">{lockScreen.introduction}</p>
      </div>
    </div>
  );
}
