import {
  countJumps,
  currentAddress,
  currentState,
  goBack,
  isOwnEntry,
  ownAddress,
  subscribeToTraversals,
  writeEntry,
} from '#src/lib/browser-history.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';
import { isModalOpen, type Modal, type Place } from '#src/store/place-slice.ts';
import type { VisitStore } from '#src/store/visit-store.ts';
import { choosePageMotion } from './choose-page-motion.ts';
import { opener } from './elements.ts';
import { scrollToSection } from './focus.ts';
import { paths } from './paths.ts';
import { entryOf, isEntry, placeAt } from './place.ts';
import { homeAt, ownPath } from './routes.ts';

type Method = 'pushState' | 'replaceState' | 'traverse';

/**
 * Goes to another place: changes the visit and writes the history in one step. Only `closeModal`,
 * which goes back, and `turnToSlide`, which waits, do without it.
 * @param method writes the place to the history; `traverse` means that the history has it already
 * @param moves whether the site animates the change: browsers animate some traversals themselves
 */
function moveTo(store: VisitStore, place: Place, method: Method, moves = true) {
  const traverses = method === 'traverse';
  // What a traversal has left can be written no more.
  if (traverses) slideIsUnwritten = false;
  else writeSlide(store);
  const visit = store.getState();
  const isSamePath = place.path === visit.path;
  const motion = choosePageMotion(place, visit, {
    traverses,
    moves: moves && !reducedMotion() && !document.hidden,
    scrolled: () => window.scrollY,
  });
  const arrival = traverses ? 'traversal' : 'link';
  store.setState({ ...place, arrival: isSamePath ? visit.arrival : arrival, motion });
  if (traverses) return;
  const isSameAddress = isSamePath && place.hash === visit.hash;
  const address = isSameAddress ? undefined : place.path + place.hash;
  writeEntry({ method, state: entryOf(place), address });
}

/** Follows a link of the site. A link to the form opens it where the visitor is. */
export function navigate(store: VisitStore, href: string, options: { replace?: boolean } = {}) {
  const { pathname, hash } = ownAddress(href) ?? { pathname: href, hash: '' };
  const path = ownPath(pathname);
  const visit = store.getState();
  const isSamePath = path === visit.path;
  if (homeAt(path)?.above === 'form' && !options.replace) return openModal(store, { kind: 'form' });
  const replaces = options.replace || (isSamePath && hash === visit.hash);
  const entryIndex = visit.entryIndex + (replaces ? 0 : 1);
  const entered = isSamePath || replaces ? visit.entered : entryIndex;
  const place = placeAt({ pathname: path, hash }, { entryIndex, entered, slide: visit.slide });
  moveTo(store, place, replaces ? 'replaceState' : 'pushState');
  if (isSamePath) scrollToSection(hash);
}

let slideIsUnwritten = false;

/**
 * Turns to a slide at once, and leaves it to `writeSlide` to replace the address, so that Back leaves
 * the slider. Below a page only the slide changes.
 */
export function turnToSlide(store: VisitStore, slide: number) {
  const visit = store.getState();
  const home = homeAt(visit.path);
  if (visit.slide === slide) return;
  // If the visitor has unlocked before hydration, the address is still the lock's. An entry is
  // added then, so that Back leads to the lock.
  if (home?.above === 'lock') return navigate(store, paths.slide(slide));
  slideIsUnwritten = true;
  if (home) store.setState({ slide, path: paths.slide(slide), hash: '', arrival: 'link' });
  else store.setState({ slide });
}

/** Writes the slide to the history: once it rests, or when it is left. */
export function writeSlide(store: VisitStore) {
  if (!slideIsUnwritten) return;
  slideIsUnwritten = false;
  const visit = store.getState();
  const address = visit.path + visit.hash;
  writeEntry({ method: 'replaceState', state: entryOf(visit), address });
}

/**
 * Opens a modal, unless one is open, as a history entry with the same address, so that Back
 * closes it first.
 * @param control gets the focus back
 */
export function openModal(store: VisitStore, modal: Modal, control?: HTMLElement) {
  const visit = store.getState();
  if (visit.modal) return;
  opener.current = control;
  moveTo(store, { ...visit, modal, entryIndex: visit.entryIndex + 1 }, 'pushState');
}

/** Changes the modal within its history entry. */
export function replaceModal(store: VisitStore, modal: Modal) {
  moveTo(store, { ...store.getState(), modal }, 'replaceState');
}

/** Closes the modal and leaves its history entry; at `/kontakt` the address itself is the form. */
export function closeModal(store: VisitStore) {
  const { modal, path, slide, entryIndex } = store.getState();
  // Closing it again while it animates out would go back too far.
  if (!modal) return;
  if (path === paths.form) return navigate(store, paths.slide(slide), { replace: true });
  // It closes at once; the history goes back a moment later.
  store.setState({ modal: undefined, entryIndex: entryIndex - 1 });
  // A browser that has refused its entry would go back too far.
  if (isModalOpen(placeAt(currentAddress(), currentState()))) goBack();
}

let leaving = false;

/**
 * Goes back to the page from which the visitor came, past the sections of this one. A double press
 * goes back once. Returns false if the visitor came from another site.
 */
export function leavePage(store: VisitStore): boolean {
  const { entryIndex, entered } = store.getState();
  const steps = entryIndex - entered + 1;
  if (!(isOwnEntry(steps) ?? entered > 0)) return false;
  if (leaving) return true;
  leaving = true;
  // Reset if no traversal follows.
  setTimeout(() => {
    leaving = false;
  }, 1000);
  goBack(steps);
  return true;
}

/** Updates the visit when Back, Forward or a jump of the browser's own changes the place. */
export function subscribeToHistory(store: VisitStore) {
  window.addEventListener('pagehide', () => writeSlide(store));
  subscribeToTraversals((animated) => {
    const visit = store.getState();
    const moves = leaving || !animated;
    leaving = false;
    const place = placeAt(currentAddress(), currentState());
    if (isEntry(currentState()) || place.path !== visit.path) {
      // Back or Forward opens this modal, so no button gets the focus back from it.
      if (place.modal && !visit.modal) opener.current = undefined;
      moveTo(store, place, 'traverse', moves);
      return;
    }
    // A jump to a section has made an entry without state; a jump to the same section made none.
    const entryIndex = visit.entryIndex + (place.hash === visit.hash ? 0 : 1);
    moveTo(store, { ...visit, hash: place.hash, modal: undefined, entryIndex }, 'replaceState');
  });
}

/** Takes over the entry of a reload, or makes a first one. Call it once the page is hydrated. */
export function adoptEntry(store: VisitStore) {
  const state = currentState();
  const isOwn = isEntry(state);
  // Schließen leads past the sections to which the visitor has jumped before.
  const place = placeAt(currentAddress(), isOwn ? state : { entryIndex: countJumps(), entered: 0 });
  store.setState(place);
  // After this, only a jump of the browser's own makes an entry without state.
  if (!isOwn) writeEntry({ method: 'replaceState', state: entryOf(place) });
}

/** Replaces another spelling of the address by the site's own. */
export function normalizeAddress() {
  const { pathname, search, hash } = currentAddress();
  const path = ownPath(pathname);
  if (path === pathname) return;
  writeEntry({ method: 'replaceState', state: currentState(), address: path + search + hash });
}
