import { memo, useRef } from 'react';
import { Router, useRouter } from 'wouter';
import { projects, skills } from '#src/content/catalogue.ts';
import { projectsPage, skillsPage } from '#src/content/pages.ts';
import { Wallpaper } from '#src/ui/wallpaper.tsx';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { linksOnly } from './links-only.ts';
import { PageAddress } from './page-address.ts';
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
}

/** The home screen: top bar, slider of four pages, dots. A change of address alone does not render it. */
export const HomeScreen = memo(function HomeScreen({ locked }: HomeScreenProps) {
  // A router with a hook of its own takes nothing over from the one around it.
  const { aroundNav } = useRouter();
  const screen = useRef<HTMLDivElement>(null);
  const wallpaper = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={screen}
      inert={locked}
      className="fixed inset-0 flex flex-col overflow-hidden bg-ground-deep"
    >
      <PageAddress />
      {/* A little wider than the screen: it moves against the pages, as on a phone. */}
      <div
        ref={wallpaper}
        className="absolute inset-y-0 -inset-x-[4%] translate-x-[calc((0.5-var(--progress,0))*6%)] will-change-transform motion-reduce:translate-none"
      >
        <Wallpaper name="home" />
      </div>
      <Router hook={linksOnly} aroundNav={aroundNav}>
        <TopBar />
        <main className="relative flex min-h-0 flex-1 flex-col">
          <Slider pages={pages} locked={locked} screen={screen} wallpaper={wallpaper} />
        </main>
        <PageDots />
      </Router>
    </div>
  );
});
