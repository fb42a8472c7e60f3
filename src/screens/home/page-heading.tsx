import { headingId } from '#src/config/element-ids.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { type PageName, pageIndex } from '#src/content/pages.ts';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';

/** Pages 1 to 3 have their headings at one height, about which their groups are in balance. */
export const groupClass =
  'mx-auto mt-[clamp(0px,75svh-460px,18svh)] mb-auto grid w-full md:mt-[max(0px,50svh-17rem)] short:my-auto';

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
