import { memo } from 'react';
import { Wallpaper } from '#src/components/wallpaper.tsx';
import { elementIds } from '#src/lib/element-ids.ts';
import { isHomeHidden, isLocked, isPageOpen } from '#src/store/selectors.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { SlideDots, TopBar } from './slide-navigation.tsx';
import { Slider } from './slider.tsx';
import { useSlider } from './use-slider.ts';

/** Inert behind the lock or a page. Memoized, so that a change of address does not render it. */
export const HomeScreen = memo(function HomeScreen() {
  const locked = useVisit(isLocked);
  const behindPage = useVisit(isPageOpen);
  const hidden = useVisit(isHomeHidden);
  const { slider, wallpaper, goTo } = useSlider(locked || behindPage);
  return (
    <div
      id={elementIds.home}
      // Keeps the order of slides and links if a translator switches the page to right-to-left.
      dir="ltr"
      data-locked={locked || undefined}
      inert={locked || behindPage}
      // Screen readers without support for `inert` would read two headings.
      aria-hidden={behindPage || undefined}
      className={`bg-background-deep fixed inset-y-0 -right-(--scroll-bar,0px) left-0 flex flex-col overflow-clip ${hidden ? 'unpainted' : ''}`}
    >
      <Wallpaper ref={wallpaper} name="home" first={!locked} data-home="picture" />
      <TopBar onSelect={goTo} />
      <main data-home="foreground" className="relative flex min-h-0 flex-1 flex-col">
        <Slider ref={slider} />
      </main>
      <SlideDots onSelect={goTo} />
    </div>
  );
});
