import type { PageMotion } from '#src/navigation/choose-page-motion.ts';
import type { Modal, Place } from '#src/navigation/place.ts';
import type { Route, RouteTo } from '#src/navigation/routes.ts';
import type { DraftSlice } from './draft-slice.ts';
import type { NotificationSlice } from './notification-slice.ts';
import type { SettingsSlice } from './settings-slice.ts';

/** How the visitor came to the route: by loading it, by a link, or by Back or Forward. */
export type Arrival = 'load' | 'link' | 'traversal';

/**
 * The visitor's place, and what the two layers of the screen show. Actions that change the place
 * write the history in the same step.
 */
export interface PlaceSlice extends Place {
  /** Location of the home layer, also while a page covers it; undefined before it was shown. */
  home: RouteTo<'home'> | undefined;
  /** Location of the page layer, also while the page closes; undefined without a page. */
  page: Route | undefined;
  arrival: Arrival;
  /** When Schließen last went back, ms (`performance.now`). */
  leftAt: number;
  /** Follows a link of the site. A link to the form opens it over the current screen. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** Makes a slide the current one. Its address replaces the last slide's, so Back leaves the slider. */
  turnToSlide: (slide: number) => void;
  /**
   * Goes back to the entry before this route, past the sections of its page. Returns false if that
   * entry is another site's.
   */
  leavePage: () => boolean;
  /** Follows Back, Forward, or a jump to a section. */
  traverse: (isAnimated: boolean) => void;
  /** Takes over the entry of a reload, or makes a first one, and corrects the address's spelling. */
  adoptEntry: () => void;
}

interface OpenOptions {
  /** Gets the focus when the modal closes. */
  opener?: HTMLElement | undefined;
  /** Index of the lightbox's first picture. */
  picture?: number;
}

/** Dialogs over a screen: form, help and lightbox. The place has the open one. */
export interface ModalSlice {
  /** The control that opened the modal; undefined if an address, Back or Forward opened it. */
  opener: HTMLElement | undefined;
  /** Opens a modal as a history entry with the same address, so that Back closes it first. */
  openModal: (modal: Modal, options?: OpenOptions) => void;
  /** Shows another picture in the lightbox, within its history entry. */
  turnPicture: (picture: number) => void;
  /** Closes the modal and leaves its history entry; at `/kontakt` the address itself is the form. */
  closeModal: () => void;
}

/**
 * How the slider moves: at rest, by native scrolling, caught by a pointer, dragged by the mouse, or
 * gliding to a slide. The browser snaps in the first two phases only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** How the picture in the lightbox moves. */
export interface ViewerState {
  /** `flying`: moving by itself, by a spring or between thumbnail and carousel. */
  phase: 'idle' | 'dragging' | 'zooming' | 'flying';
  /** The picture may overflow the carousel: it is pulled, or flies from or to its thumbnail. */
  lifted: boolean;
  zoomed: boolean;
}

/** What moves, and when it may react. */
export interface MotionSlice {
  slider: SliderPhase;
  /** The transition of the page layer; undefined while it rests. */
  motion: PageMotion | undefined;
  /** When the home screen first became visible, or the lock last opened, ms (`performance.now`). */
  homeSeen: number;
  /** When a wheel has last unlocked or turned something, ms (`Event.timeStamp`). */
  wheelStepAt: number;
  viewer: ViewerState;
  setSliderPhase: (slider: SliderPhase) => void;
  setViewer: (change: Partial<ViewerState>) => void;
  endMotion: () => void;
  setHomeSeen: (time: number) => void;
  setWheelStepAt: (time: number) => void;
}

/** The state of a visit. */
export interface Visit
  extends PlaceSlice,
    ModalSlice,
    MotionSlice,
    DraftSlice,
    NotificationSlice,
    SettingsSlice {}
