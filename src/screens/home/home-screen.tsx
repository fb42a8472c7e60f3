import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { homePlace, paths } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import { projectsPage, skillsPage } from '#src/content/pages.ts';
import { useSite } from '#src/state/site-store.ts';
import { Wallpaper } from '#src/ui/wallpaper.tsx';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { HomeHead } from './home-head.tsx';
import { PageDots } from './page-dots.tsx';
import { Slider } from './slider.tsx';
import { TilesPage } from './tiles-page.tsx';
import { TopBar } from './top-bar.tsx';
import './home-screen.css';

const pages = [
  <AboutPage key="about" />,
  <TilesPage key="skills" page={1} heading={skillsPage.heading} details={skills} />,
  <TilesPage key="projects" page={2} heading={projectsPage.heading} details={projects} />,
  <ContactPage key="contact" />,
];

interface HomeScreenProps {
  /** The lock lies above it: visible through it, but out of reach. */
  locked: boolean;
  /** The address is the contact form's own. */
  form: boolean;
}

/** The home screen: top bar, slider of four pages, dots. */
export function HomeScreen({ locked, form }: HomeScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useAddress();
  return (
    <div
      ref={screen}
      inert={locked}
      className="fixed inset-0 flex flex-col overflow-hidden bg-ground-deep"
    >
      {!locked && <HomeHead form={form} />}
      {/* A little wider than the screen: it moves against the pages, as on a phone. */}
      <div className="absolute inset-y-0 -inset-x-[4%] translate-x-[calc((0.5-var(--progress,0))*6%)] will-change-transform motion-reduce:translate-none">
        <Wallpaper name="home" />
      </div>
      <TopBar />
      <main className="relative flex min-h-0 flex-1 flex-col">
        <Slider pages={pages} locked={locked} screen={screen} />
      </main>
      <PageDots />
    </div>
  );
}

/** Writes the active page to the address; replacing, so that Back leaves the slider. */
function useAddress() {
  const page = useSite((state) => state.page);
  const [location, navigate] = useLocation();
  // From the address, not from props: they may be a render behind it when Back is pressed.
  const place = homePlace(location);
  const follows = place !== undefined && !place.locked && !place.form;
  useEffect(() => {
    const address = paths.desktop(page);
    if (follows && location !== address) navigate(address, { replace: true });
  }, [follows, page, location, navigate]);
}
