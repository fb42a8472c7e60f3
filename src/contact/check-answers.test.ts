import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendTimeout } from '#src/config/specification.ts';
import { checkingAnswers } from './check-answers.ts';

const commit = 'https://firestore.test/v1/projects/p/databases/(default)/documents:commit?key=k';
const stored = { writeResults: [{}], commitTime: '2026-11-20T09:41:00Z' };
const nothing = () => new Promise<never>(() => undefined);

const pageFetch = vi.fn<typeof fetch>();

beforeEach(() => {
  pageFetch.mockReset().mockImplementation(async () => Response.json(stored));
  vi.stubGlobal('fetch', pageFetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a commit with a result is passed on as it came', async () => {
  const answer = await checkingAnswers(() => fetch(commit));
  expect(await answer.json()).toEqual(stored);
});

it.each([
  ['without a result fails', commit, Response.json({}), 'an answer without a result'],
  ['that is no JSON fails', commit, new Response('<html>'), 'JSON'],
])('a commit answered by one %s', async (_, address, answer, reason) => {
  pageFetch.mockResolvedValue(answer);
  await expect(checkingAnswers(() => fetch(address))).rejects.toThrow(reason);
});

it.each([
  ['a refused commit', commit, 403],
  ['another request', 'https://firestore.test/other', 200],
])('%s is left to Firestore', async (_, address, status) => {
  const answer = Response.json({}, { status });
  pageFetch.mockResolvedValue(answer);
  expect(await checkingAnswers(() => fetch(address))).toBe(answer);
});

it.each([
  ['succeeded', () => fetch(commit)],
  ['failed', () => Promise.reject(new Error('offline'))],
])(
  'the page has its own fetch again when a call has %s',
  async (_, call: () => Promise<unknown>) => {
    const sending = checkingAnswers(call);
    expect(fetch).not.toBe(pageFetch);
    await sending.catch(() => undefined);
    expect(fetch).toBe(pageFetch);
  },
);

it('the page has its own fetch again when the last of two calls has ended', async () => {
  let end = () => {};
  const first = checkingAnswers(() => new Promise<void>((resolve) => (end = resolve)));
  const second = checkingAnswers(() => fetch(commit));
  await second;
  pageFetch.mockResolvedValue(Response.json({}));
  await expect(fetch(commit)).rejects.toThrow('an answer without a result');
  end();
  await first;
  expect(fetch).toBe(pageFetch);
});

it('the page has its own fetch again when a call does not end', async () => {
  vi.useFakeTimers();
  const sending = checkingAnswers(nothing);
  const ended = expect(sending).rejects.toThrow('no answer after 15 s');
  await vi.advanceTimersByTimeAsync(sendTimeout);
  await ended;
  expect(fetch).toBe(pageFetch);
});
