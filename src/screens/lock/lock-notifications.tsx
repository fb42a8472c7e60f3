import { Glyph } from '#src/components/glyph.tsx';
import { ContactLink } from '#src/components/links.tsx';
import { BreakableText, ScreenHeading, StateText } from '#src/components/text-parts.tsx';
import { lockTexts } from '#src/content/browser-texts.data.ts';
import { projects } from '#src/content/details.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { assetUrl, basePath } from '#src/lib/environment.ts';

const siteProject = projects.find(({ slug }) => slug === owner.slug);
/** Icon of the project about this site, or the favicon. */
const icon = siteProject ? assetUrl(`icons/${siteProject.name}.svg`) : `${basePath}favicon.svg`;

const envelope = 'M3 5h18v14H3zl9 8 9-8';

const cardClass =
  'glass flex items-start gap-4 rounded-card p-4 short-window:p-3 landscape-phone:items-center';
const iconClass = 'grid size-12 shrink-0 place-items-center rounded-icon exact-colors';

/** The greeting and the optional availability, below the mountain in the photo. */
export function LockNotifications() {
  const { received, greeting, introduction, availability, write } = lockTexts;
  return (
    <div className="mt-auto grid w-full max-w-md shrink-0 gap-2 pt-2 landscape-phone:max-w-none landscape-phone:grid-cols-2">
      <div data-lock-fade className={cardClass}>
        <span className={`${iconClass} bg-primary small-lock:hidden`}>
          {/* Lazy, because an SVG delays the first frame by about 60 ms on a slow phone. */}
          <img src={icon} alt="" width={32} height={32} loading="lazy" />
        </span>
        <div className="min-w-0 grow">
          <p className="text-on-background-muted flex flex-wrap justify-between gap-x-2 text-sm">
            <span>
              <BreakableText text={owner.siteTitle} />
            </span>
            <span className="text-secondary-alt tiny-window:hidden small-lock:hidden">
              {received}
            </span>
          </p>
          <ScreenHeading className="text-lg/snug font-semibold">{greeting}</ScreenHeading>
          <p className="text-on-background-muted">{introduction}</p>
        </div>
      </div>
      {availability && (
        <ContactLink data-lock-fade className={`${cardClass} print:hidden small-lock:hidden`}>
          <span className={`${iconClass} bg-secondary text-background-deep`}>
            <Glyph path={envelope} size={28} />
          </span>
          <span className="min-w-0 grow">
            <StateText className="text-secondary-alt block text-lg/snug font-semibold text-balance">
              {availability}
            </StateText>
            <span className="text-on-background-muted underline underline-offset-4">{write}</span>
          </span>
        </ContactLink>
      )}
    </div>
  );
}
