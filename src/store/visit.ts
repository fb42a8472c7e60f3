import type { PageTransition } from '#src/navigation/choose-page-transition.ts';
import type { Modal, Place } from '#src/navigation/place.ts';
import type { Route, RouteTo } from '#src/navigation/routes.ts';
import type { DraftSlice } from './draft-slice.ts';
import type { NotificationSlice } from './notification-slice.ts';
import type { SettingsSlice } from './settings-slice.ts';

/** How the route was first shown. */
export type Arrival =
  /** As prerendered HTML. */
  | 'prerendered'
  /** Rendered by React: after a link, or because the host served another page's HTML. */
  | 'client'
  /** By Back or Forward. */
  | 'traversal';

/** The visitor's place and the routes of the two layers (`app/screens.tsx`). */
export interface PlaceSlice extends Place {
  /** Route of the home layer, also behind a page; undefined until the layer has been shown. */
  home: RouteTo<'home'> | undefined;
  /** Route of the page layer, also while the page closes; undefined without a page. */
  page: Route | undefined;
  arrival: Arrival;
  /** When the close link was pressed, ms (`performance.now`); -Infinity after the `popstate`. */
  closePressedAt: number;
  /**
   * Follows a link of the site: adds an entry, or replaces the current entry if the address stays
   * the same. A link to the form opens the form over the current screen.
   */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /**
   * Selects a slide. Replaces the previous slide's entry, so Back leaves the slider; the lock's
   * entry stays. While a page covers the slider, only `home` changes, not the address.
   */
  turnToSlide: (slide: number) => void;
  /**
   * Goes back to the entry before this route; `traverse` then changes the place. Returns false if
   * that entry does not exist or is not of this site.
   */
  leavePage: () => boolean;
  /**
   * Follows Back, Forward, or a jump to a section: takes the place from the browser's entry. Only a
   * jump's entry is written, because it has no state.
   */
  traverse: (browserAnimates: boolean) => void;
  /**
   * Takes the place from the entry of a reload, or writes the state of a new entry. Corrects the
   * address's spelling.
   */
  adoptEntry: () => void;
}

interface OpenOptions {
  /** Gets the focus when the modal closes. */
  opener?: HTMLElement | undefined;
  /** Index of the picture that the lightbox shows first. */
  pictureIndex?: number;
}

/** Dialogs over a screen: form, help and lightbox. `Place.modal` is the open one. */
export interface ModalSlice {
  /**
   * The control that opened form or help; after `?`, the focused element, if any. Undefined if an
   * address, Back or Forward opened the modal. Also undefined for the lightbox, because the
   * lightbox returns the focus to the current picture's thumbnail.
   */
  opener: HTMLElement | undefined;
  /**
   * Opens a modal as a history entry with the same address, so that Back closes the modal first.
   * Replaces the entry of another open modal.
   */
  openModal: (modal: Modal, options?: OpenOptions) => void;
  /** Shows another picture of the lightbox, within the same history entry. */
  showPicture: (pictureIndex: number) => void;
  /** Closes the modal and goes back to the previous entry; at `/kontakt`, replaces the address. */
  closeModal: () => void;
}

/**
 * `scrolling`: natively; `held`: a press has stopped a glide; `dragging`: with mouse or pen;
 * `gliding`: a script scrolls to a slide. The browser snaps only while the slider rests or scrolls.
 */
type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

export interface LightboxState {
  /** `animating`: by a spring, or between thumbnail and carousel. */
  phase: 'idle' | 'dragging' | 'zooming' | 'animating';
  /** Whether the picture may overflow the carousel: pulled, or flying from or to its thumbnail. */
  lifted: boolean;
  zoomed: boolean;
}

export interface MotionSlice {
  slider: SliderPhase;
  /** The transition of the page layer; undefined at rest. */
  pageTransition: PageTransition | undefined;
  /**
   * Time of the last unlock, ms since loading. Before an unlock: time of the prerendered page's
   * first paint, or else of the store's creation.
   */
  homeShownAt: number;
  /** Time of the last step with the wheel, ms (`Event.timeStamp`). */
  wheelStepAt: number;
  lightbox: LightboxState;
  setSliderPhase: (slider: SliderPhase) => void;
  setLightbox: (change: Partial<LightboxState>) => void;
  endPageTransition: () => void;
  setHomeShownAt: (time: number) => void;
  setWheelStepAt: (time: number) => void;
}

export interface Visit
  extends PlaceSlice,
    ModalSlice,
    MotionSlice,
    DraftSlice,
    NotificationSlice,
    SettingsSlice {}
