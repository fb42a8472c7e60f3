import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { homePlace, paths } from '#src/config/paths.ts';
import { projects, skills } from '#src/content/catalogue.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { LockScreen } from '#src/screens/lock/lock-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { useSite } from '#src/state/site-store.ts';
import { ChunkView } from '#src/ui/chunk.tsx';
import { useOnceTrue } from '#src/ui/use-once-true.ts';
import {
  contactOverlay,
  imprintScreen,
  privacyScreen,
  projectScreen,
  skillScreen,
} from './screens.ts';
import { useArrival } from './use-arrival.ts';

/** The screen that the address names. */
export function CurrentScreen() {
  const [location] = useLocation();
  const place = homePlace(location);
  const formWanted = useOnceTrue(useSite((state) => state.overlay?.kind === 'contact'));
  useArrival();

  // The home screen stays mounted while the lock above it goes.
  if (place) {
    return (
      <>
        <HomeScreen locked={place.locked} form={place.form} />
        {place.locked && <LockScreen />}
        {formWanted && (
          <Suspense fallback={null}>
            <ChunkView chunk={contactOverlay} props={{}} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <Switch>
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
