import { Activity, Suspense, useLayoutEffect } from 'react';
import { Route, Switch } from 'wouter';
import { homePlace, paths } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import { HomeHead } from '#src/screens/home/home-head.tsx';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { LockScreen } from '#src/screens/lock/lock-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { useSite } from '#src/state/site-store.ts';
import { ChunkView } from '#src/ui/chunk.tsx';
import { useOnceTrue } from '#src/ui/use-once-true.ts';
import { useOpenings } from '#src/ui/use-openings.ts';
import {
  contactOverlay,
  imprintScreen,
  privacyScreen,
  projectScreen,
  skillScreen,
} from './screens.ts';
import { useArrival } from './use-arrival.ts';

/** The screen that an address names. */
export function CurrentScreen({ location }: { location: string }) {
  const place = homePlace(location);
  const homeShown = useOnceTrue(place !== undefined);
  const formOpenings = useOpenings(useSite((state) => state.overlay?.kind === 'contact'));
  const screen = place ? 'home' : 'page';
  // For the styles of the page as a whole: how it scrolls, and what it is in a transition.
  useLayoutEffect(() => {
    document.documentElement.dataset.screen = screen;
  }, [screen]);
  useArrival(location);

  return (
    <>
      {/* Once shown it stays, at the same page, under the lock and behind what it opens. */}
      {homeShown && (
        <Activity mode={place ? 'visible' : 'hidden'}>
          <HomeScreen locked={place?.locked ?? false} />
        </Activity>
      )}
      {place ? (
        <>
          {place.locked ? <LockScreen /> : <HomeHead form={place.form} />}
          {formOpenings > 0 && (
            <Suspense fallback={null}>
              <ChunkView key={formOpenings} chunk={contactOverlay} props={{}} />
            </Suspense>
          )}
        </>
      ) : (
        <OtherScreen location={location} />
      )}
    </>
  );
}

function OtherScreen({ location }: { location: string }) {
  return (
    <Switch location={location}>
      {projects.map((project) => (
        <Route key={project.slug} path={paths.detail(project.slug)}>
          <ChunkView chunk={projectScreen} props={{ project }} />
        </Route>
      ))}
      {skills.map((skill) => (
        <Route key={skill.slug} path={paths.detail(skill.slug)}>
          <ChunkView chunk={skillScreen} props={{ skill }} />
        </Route>
      ))}
      <Route path={paths.imprint}>
        <ChunkView chunk={imprintScreen} props={{}} />
      </Route>
      <Route path={paths.privacy}>
        <ChunkView chunk={privacyScreen} props={{}} />
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}
