import { memo, type ReactNode, useRef } from 'react';
import { elementIds } from '#src/config/element-ids.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import type { PageName } from '#src/content/pages.ts';
import { Wallpaper } from '#src/ui/wallpaper.tsx';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { PageDots } from './page-dots.tsx';
import { Slider } from './slider.tsx';
import { TilesPage } from './tiles-page.tsx';
import { TopBar } from './top-bar.tsx';
import { useSlider } from './use-slider.ts';
import './home-screen.css';

const contents: Record<PageName, ReactNode> = {
  about: <AboutPage />,
  skills: <TilesPage name="skills" details={skills} />,
  projects: <TilesPage name="projects" details={projects} />,
  contact: <ContactPage />,
};

interface HomeScreenProps {
  /** The lock lies above it: visible through it, but out of reach. */
  locked: boolean;
  /** A page lies over it: out of reach. */
  behindPage: boolean;
  /** Nothing of it can be seen: its layout is kept for the way back. */
  hidden: boolean;
}

/** The home screen: top bar, slider of four pages, dots. A change of address alone does not render it. */
export const HomeScreen = memo(function HomeScreen({
  locked,
  behindPage,
  hidden,
}: HomeScreenProps) {
  const wallpaper = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const goTo = useSlider(slider, wallpaper, locked || behindPage);
  return (
    <div
      id={elementIds.home}
      data-locked={locked || undefined}
      inert={locked || behindPage}
      // Also for readers that know no `inert`: two headings of a page would confuse.
      aria-hidden={behindPage || undefined}
      className={`home-screen fixed inset-y-0 left-0 right-[calc(-1*var(--scroll-bar,0px))] flex flex-col overflow-hidden bg-ground-deep ${hidden ? '[content-visibility:hidden] print:hidden' : ''}`}
    >
      <Wallpaper ref={wallpaper} name="home" first={!locked} data-home="picture" />
      <TopBar onSelect={goTo} />
      <main data-home="part" className="relative flex min-h-0 flex-1 flex-col">
        <Slider ref={slider} contents={contents} />
      </main>
      <PageDots onSelect={goTo} />
    </div>
  );
});
