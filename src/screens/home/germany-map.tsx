import { slideTexts } from '#src/content/browser-texts.data.ts';
import { owner } from '#src/content/owner.data.ts';
import { assetUrl } from '#src/lib/environment.ts';

/** A map of Germany, if the content has `imageAlt`, and on it the place of work, if it is known. */
export function GermanyMap() {
  const { imageAlt } = slideTexts.about;
  const { mapPoint } = owner;
  if (!imageAlt) return null;
  return (
    <figure className="grid h-[100cqh] grid-rows-[minmax(0,28svh)_auto] content-center justify-items-center gap-2 pb-2 @max-[16rem]:h-[60cqh] print:h-auto print:grid-rows-none two-columns:h-auto two-columns:grid-rows-none">
      <div className="relative aspect-[748/1028] h-full two-columns:h-[42svh] two-columns:max-h-92">
        <img
          data-home="picture"
          src={assetUrl('germany.svg')}
          alt={imageAlt}
          width={748}
          height={1028}
          loading="lazy"
          className="size-full"
        />
        {mapPoint && (
          <span
            style={{ left: `${mapPoint.x}%`, top: `${mapPoint.y}%` }}
            className="bg-secondary-alt motion-safe:in-data-current:not-in-data-locked:before:animate-radiate absolute hidden size-2.5 -translate-1/2 rounded-full exact-colors before:absolute before:inset-0 before:rounded-full before:bg-inherit print:hidden! landscape-phone:block tall-window:block"
          />
        )}
      </div>
      {mapPoint && (
        <figcaption className="bg-background-deep/60 hidden max-w-44 rounded-2xl px-2.5 text-center text-sm font-medium text-balance text-shadow-lg min-[375px]:max-w-56 @max-[16rem]:hidden! landscape-phone:block tall-window:block">
          {mapPoint.label}
        </figcaption>
      )}
    </figure>
  );
}
