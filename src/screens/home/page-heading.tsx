import { headingId } from '#src/config/element-ids.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { type PageName, pageIndex } from '#src/content/pages.ts';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';

export function PageHeading({ name }: { name: PageName }) {
  return (
    <ScreenHeading
      level={2}
      id={headingId(pageIndex[name])}
      // The owner's name is aligned with the text below it.
      className={`text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl ${name === 'about' ? '' : 'text-center'}`}
    >
      {sliderPages[name].heading}
    </ScreenHeading>
  );
}
