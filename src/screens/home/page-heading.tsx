import { headingId } from '#src/config/element-ids.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { type PageName, pageIndex } from '#src/content/pages.ts';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';

export function PageHeading({ name }: { name: PageName }) {
  return (
    <ScreenHeading
      level={2}
      id={headingId(pageIndex[name])}
      className="text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl"
    >
      {sliderPages[name].heading}
    </ScreenHeading>
  );
}
