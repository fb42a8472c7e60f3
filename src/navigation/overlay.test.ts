import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHistory } from './navigate.ts';
import { closeOverlay, openOverlay, replaceOverlay } from './overlay.ts';
import { createVisitStore, type VisitStore } from './visit-store.ts';

/** The entries of a tab, of which the one at `index` is shown. */
class FakeHistory {
  entries: { state: unknown; path: string }[];
  index: number;

  constructor(entries: FakeHistory['entries']) {
    this.entries = entries;
    this.index = entries.length - 1;
  }

  get shown() {
    return this.entries[this.index] ?? { state: null, path: 'about:blank' };
  }

  get state() {
    return this.shown.state;
  }

  pushState(state: unknown, _unused: string, path = this.shown.path) {
    this.entries = [...this.entries.slice(0, this.index + 1), { state, path }];
    this.index += 1;
  }

  replaceState(state: unknown, _unused: string, path = this.shown.path) {
    this.entries[this.index] = { state, path };
  }

  /** Takes effect in a task of its own, as in a browser. */
  readonly back = vi.fn<() => void>(() => setTimeout(() => this.go(-1)));

  go(distance: number) {
    this.index += distance;
    window.dispatchEvent(new Event('popstate'));
  }
}

let store: VisitStore;
let tab: FakeHistory;
let stopFollowing: () => void;

/** A visit whose last entry was opened at `path`, `step` steps after the first one of ours. */
function visit(path: string, step: number) {
  const state = step === 0 ? null : { step };
  tab = new FakeHistory([
    { state: null, path: '/elsewhere' },
    { state, path },
  ]);
  vi.stubGlobal('history', tab);
  store = createVisitStore(path);
  stopFollowing = followHistory(store);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', {
    get pathname() {
      return tab.shown.path;
    },
  });
});

afterEach(() => {
  stopFollowing();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = { kind: 'form' } as const;
const picture = (index: number) => ({ kind: 'lightbox', index }) as const;
const shown = () => store.getState().overlay;

describe('an overlay', () => {
  beforeEach(() => visit('/desktop/3', 2));

  it('opens as an entry of its own at the same address', () => {
    openOverlay(store, form);
    expect(shown()).toEqual(form);
    expect(tab.shown).toEqual({ state: { step: 3, overlay: form }, path: '/desktop/3' });
  });

  it.each([form, { kind: 'help' }] as const)('opens alone, and once: not below $kind', (other) => {
    openOverlay(store, form);
    openOverlay(store, other);
    expect(shown()).toEqual(form);
    expect(tab.entries).toHaveLength(3);
  });

  it('closes with one step back, however often it is closed', () => {
    openOverlay(store, form);
    closeOverlay(store);
    closeOverlay(store);
    expect(shown()).toBeUndefined();
    vi.runAllTimers();
    expect(tab.back).toHaveBeenCalledOnce();
    expect(tab.shown).toEqual({ state: { step: 2 }, path: '/desktop/3' });
  });

  it('closes by Back and opens again by Forward', () => {
    openOverlay(store, picture(1));
    tab.go(-1);
    expect(shown()).toBeUndefined();
    tab.go(1);
    expect(shown()).toEqual(picture(1));
  });

  it('shows at a reload what it has turned to, with as many steps behind it', () => {
    openOverlay(store, picture(1));
    replaceOverlay(store, picture(2));
    expect(shown()).toEqual(picture(2));
    expect(tab.shown.state).toEqual({ step: 3, overlay: picture(2) });
    expect(tab.entries).toHaveLength(3);
  });
});

it('the form at its own address closes by going to the contact page in the same entry', () => {
  visit('/kontakt', 0);
  expect(shown()).toEqual(form);
  closeOverlay(store);
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
  expect(tab.back).not.toHaveBeenCalled();
  expect(tab.shown).toEqual({ state: { step: 0 }, path: '/desktop/3' });
  expect(tab.entries).toHaveLength(2);
});
