import { slides } from '#content/slider.ts';
import { skipLinks } from '#content/texts/controls.ts';
import type { Control } from '#tests/support/points.ts';
import { lastSlide } from '#tests/support/screens.ts';

/** A history entry: an address and its modal, such as `lightbox 0` for the first picture. */
export interface Entry {
  path: string;
  modal?: string | undefined;
  /** Scroll position, if known, px. */
  scrolled?: number | undefined;
  /** The entry was read from `navigation.entries()`, which has no modals. */
  isModalUnknown?: boolean;
}

/** The part of a visit that the model follows. */
export interface ModelVisit {
  entries: readonly Entry[];
  index: number;
  /** Whether the switch for single-key shortcuts was pressed, so that `?` may be off. */
  areShortcutsSwitched?: boolean;
}

/** The possible visits after an input. */
export type Outcomes = ModelVisit[];

const lock = '/';
const form = '/kontakt';

/** Returns the index in the address of a slide. `/desktop/9` is an unknown address. */
export function slideOf(path: string): number | undefined {
  const [, number] = /^\/desktop\/(\d)$/.exec(path) ?? [];
  return number && +number <= lastSlide ? +number : undefined;
}

export const currentEntry = ({ entries, index }: ModelVisit): Entry =>
  entries[index] ?? { path: lock };

/** Returns the entry that an address opens. The scroll position of a section is unknown. */
export const entryAt = (address: string): Entry => {
  const { pathname: path, hash } = new URL(address, 'https://example.org');
  const modal = path === form ? 'form' : undefined;
  return { path, modal, scrolled: hash === '' ? 0 : undefined };
};

function push(visit: ModelVisit, next: Entry): ModelVisit {
  const { entries, index } = visit;
  return { ...visit, entries: [...entries.slice(0, index + 1), next], index: index + 1 };
}

function replace(visit: ModelVisit, next: Entry): ModelVisit {
  return { ...visit, entries: visit.entries.with(visit.index, next) };
}

/** Goes Back by -1 and Forward by 1. */
export function go(visit: ModelVisit, by: number): ModelVisit {
  const index = visit.index + by;
  return visit.entries[index] ? { ...visit, index } : visit;
}

function close(visit: ModelVisit): ModelVisit {
  const { path, modal } = currentEntry(visit);
  if (!modal) return visit;
  return path === form ? replace(visit, entryAt(`/desktop/${lastSlide}`)) : go(visit, -1);
}

function open(visit: ModelVisit, modal: string): ModelVisit {
  const { path, modal: other } = currentEntry(visit);
  return other ? visit : push(visit, { path, modal });
}

/** Turns the slider or the lightbox by one of these distances. */
function turned(visit: ModelVisit, ...distances: number[]): Outcomes {
  const { path, modal } = currentEntry(visit);
  const [, picture] = /^lightbox (\d)$/.exec(modal ?? '') ?? [];
  const slide = slideOf(path);
  if (picture) {
    return distances.map((by) => replace(visit, { path, modal: `lightbox ${+picture + by}` }));
  }
  if (modal || slide === undefined) return [];
  return distances.map((by) => replace(visit, entryAt(`/desktop/${slide + by}`)));
}

const unlocked = (visit: ModelVisit) => push(visit, entryAt('/desktop/0'));

function isLocked(visit: ModelVisit) {
  const { path, modal } = currentEntry(visit);
  return path === lock && !modal;
}

/** @param times 2 for a double press: a step button turns two pictures, other controls act once */
export function afterPress(visit: ModelVisit, control: Control | undefined, times = 1): Outcomes {
  const { path, modal } = currentEntry(visit);
  if (!control) return modal ? [visit, close(visit)] : [visit];
  const { name, href, inDialog, kind } = control;
  if (/^(Nächstes|Vorheriges) Bild$/.test(name)) {
    const by = name.startsWith('N') ? 1 : -1;
    return [visit, ...turned(visit, by, by * times)];
  }
  if (kind === 'checkbox') return [{ ...visit, areShortcutsSwitched: true }];
  if (inDialog && /^(Schließen|Zurück)$/.test(name)) return [close(visit)];
  // Whether the form is sent depends on its fields. Enter in a field also sends the form.
  if (inDialog && !href) return [visit, close(visit)];
  const [, picture] = /^Bild (\d) von \d vergrößern/.exec(name) ?? [];
  if (picture) return [open(visit, `lightbox ${+picture - 1}`)];
  if (name === slides.contact.directRow.button) return [open(visit, 'form')];
  if (name === skipLinks.help) return [open(visit, 'help')];
  if (!href?.startsWith('/') || href === path) return [visit];
  if (href === form) return [open(visit, 'form')];
  // Schließen (Close on the English page) goes back past all entries of the page and its sections.
  if (/^(Schließen|Close)$/.test(name)) {
    const before = visit.entries.slice(0, visit.index).findLastIndex((one) => one.path !== path);
    return [before < 0 ? replace(visit, entryAt(href)) : go(visit, before - visit.index)];
  }
  const isTurn = slideOf(path) !== undefined && slideOf(href) !== undefined;
  const change = isTurn ? replace : push;
  return [change(visit, entryAt(href))];
}

export function afterKey(visit: ModelVisit, key: string, focused: Control | undefined): Outcomes {
  const { modal } = currentEntry(visit);
  if (key === 'Escape') return [close(visit)];
  // On the lock, Enter on anything but a link unlocks.
  if (key === 'Enter' && focused && (focused.href || !isLocked(visit))) {
    return afterPress(visit, focused);
  }
  if (key === '?') {
    const opensHelp = !visit.areShortcutsSwitched && !focused?.inDialog;
    return opensHelp ? [open(visit, 'help')] : [visit, open(visit, 'help')];
  }
  if (isLocked(visit) && /^(Arrow|Page|Enter)/.test(key)) return [unlocked(visit)];
  if (key === 'Home' || key === 'End') {
    const { path } = currentEntry(visit);
    if (modal || slideOf(path) === undefined) return [visit];
    return [visit, replace(visit, entryAt(`/desktop/${key === 'Home' ? 0 : lastSlide}`))];
  }
  return /^(Arrow|Page)/.test(key) ? [visit, ...turned(visit, -1, 1)] : [visit];
}

/** A wheel gesture within 700 ms of another has no effect. */
export function afterWheel(visit: ModelVisit, isVertical: boolean): Outcomes {
  if (isLocked(visit)) return isVertical ? [visit, unlocked(visit)] : [visit];
  return [visit, ...turned(visit, -1, 1)];
}

/** A drag may also press the control under both of its ends, or the backdrop of a dialog. */
export function afterDrag(visit: ModelVisit, control: Control | undefined): Outcomes {
  const outcomes = [visit, ...turned(visit, -1, 1), ...afterPress(visit, control)];
  return isLocked(visit) ? [...outcomes, unlocked(visit)] : outcomes;
}
