import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToMinute } from './use-minute.ts';

const onChange = vi.fn();
const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T21:58:20Z') });
  for (const [name, target] of Object.entries(page)) vi.stubGlobal(name, target);
  onChange.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('subscribeToMinute calls its subscriber at the start of each minute and not before', () => {
  const unsubscribe = subscribeToMinute(onChange);
  vi.advanceTimersByTime(39_999);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(180_000);
  expect(onChange).toHaveBeenCalledTimes(4);
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['document', 'visibilitychange'],
  ['window', 'pageshow'],
] as const)(
  'subscribeToMinute calls its subscriber when the %s has a %s event, and at the next minute',
  (target, type) => {
    const unsubscribe = subscribeToMinute(onChange);
    vi.setSystemTime(Date.parse('2026-11-21T09:15:50Z'));
    page[target].dispatchEvent(new Event(type));
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onChange).toHaveBeenCalledTimes(2);
    unsubscribe();
    page[target].dispatchEvent(new Event(type));
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);
