import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHistory } from './navigate.ts';
import { animateScreen } from './screen-transition.ts';
import { createVisitStore, type VisitStore } from './visit-store.ts';

let store: VisitStore;
let history: EventTarget;
let prefersReducedMotion: boolean;
const startViewTransition = vi.fn<(update: () => Promise<void>) => Partial<ViewTransition>>();

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion = false;
  // Calls the update in a task of its own, after the browser has taken the old picture.
  startViewTransition.mockImplementation((update) => {
    const done = new Promise((resolve) => setTimeout(resolve)).then(update);
    return { ready: done, finished: done };
  });
  history = new EventTarget();
  vi.stubGlobal('window', history);
  vi.stubGlobal('location', { pathname: '/desktop/1' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('document', { startViewTransition });
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', platform: 'Linux x86_64' });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
  store = createVisitStore('/desktop/1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const changes = vi.fn<(target: string) => void>();

function request(target: string) {
  const change = async () => changes(target);
  animateScreen(store, { app: target, target, change });
}

it('names the app at once and changes the screen within a view transition', async () => {
  request('/python');
  expect(store.getState()).toMatchObject({ app: '/python', pending: '/python' });
  expect(startViewTransition).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(changes.mock.calls).toEqual([['/python']]);
});

it('ignores a second request for the same target', async () => {
  request('/python');
  request('/python');
  await vi.runAllTimersAsync();
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(changes).toHaveBeenCalledOnce();
});

it.each([
  { when: 'before the transition has started', after: 0, transitions: 1 },
  { when: 'while the browser takes the old picture', after: 17, transitions: 2 },
])('the last of two requests wins when it comes $when', async ({ after, transitions }) => {
  request('/python');
  await vi.advanceTimersByTimeAsync(after);
  request('/react');
  await vi.runAllTimersAsync();
  expect(changes.mock.calls).toEqual([['/react']]);
  expect(startViewTransition).toHaveBeenCalledTimes(transitions);
});

describe('a visitor who goes back', () => {
  it.each([
    { when: 'before the transition has started', after: 0, transitions: 0 },
    { when: 'while the browser takes the old picture', after: 17, transitions: 1 },
  ])('$when stays where they went', async ({ after, transitions }) => {
    const stopFollowing = followHistory(store);
    request('/python');
    await vi.advanceTimersByTimeAsync(after);
    history.dispatchEvent(new Event('popstate'));
    stopFollowing();
    await vi.runAllTimersAsync();
    expect(changes).not.toHaveBeenCalled();
    expect(startViewTransition).toHaveBeenCalledTimes(transitions);
  });
});

describe('the screen changes at once', () => {
  const expectChange = () => {
    request('/python');
    expect(changes.mock.calls).toEqual([['/python']]);
    expect(startViewTransition).not.toHaveBeenCalled();
  };

  it('where the browser knows no view transitions', () => {
    vi.stubGlobal('document', {});
    expectChange();
  });

  it('where view transitions crash the page, as in WebKitGTK', () => {
    vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.', platform: 'Linux x86_64' });
    expectChange();
  });

  it('for visitors who prefer reduced motion', () => {
    prefersReducedMotion = true;
    expectChange();
  });
});

it('is as good without the animation, which a hidden tab skips', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  startViewTransition.mockImplementation((update) => {
    const skip = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
    return { ready: skip(), finished: update().then(skip) };
  });
  request('/python');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  // Node reports rejections after the microtasks of a task.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(changes.mock.calls).toEqual([['/python']]);
  expect(unhandled).not.toHaveBeenCalled();
});
