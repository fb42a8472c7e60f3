import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chunk, loadChunk } from './chunk.ts';

const module = { name: 'first' };
const never = () => new Promise<typeof module>(() => {});

describe('a chunk', () => {
  it('is requested once more by itself when its first request fails', async () => {
    const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('reset'));
    expect(await loadChunk('once', load)).toBe(module);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is the module that arrives first, for every caller, when two requests overlap', async () => {
    let answer = (_: typeof module) => {};
    const slow = new Promise<typeof module>((resolve) => {
      answer = resolve;
    });
    const load = vi.fn(async () => module).mockReturnValueOnce(slow);
    const shared = chunk('shared', load);
    const first = shared.load();
    expect(await shared.load()).toBe(module);
    answer({ name: 'late' });
    expect(await first).toBe(module);
    expect(await shared.load()).toBe(module);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails when there is no answer for 120 s', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const failed = vi.fn();
    loadChunk('silent', never).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Loading chunk silent failed' }),
    );
  });
});
