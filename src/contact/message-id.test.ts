import { afterEach, expect, it, vi } from 'vitest';
import { messageId } from './message-id.ts';

afterEach(() => vi.restoreAllMocks());

it('has 20 letters and digits', () => {
  expect(messageId()).toMatch(/^[A-Za-z0-9]{20}$/);
});

it('is a new one every time', () => {
  expect(new Set(Array.from({ length: 200 }, messageId)).size).toBe(200);
});

it('leaves out the bytes that would make some characters likelier', () => {
  const bytes = [248, 255, 0, 61, 62];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 247;
    return array;
  });
  expect(messageId()).toBe(`A9A${'9'.repeat(17)}`);
});
