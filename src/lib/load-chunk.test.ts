import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const module = { name: 'first' };
const never = () => new Promise<typeof module>(() => {});

describe('a chunk', () => {
  it('is requested once more by itself when its first request fails', async () => {
    const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('reset'));
    expect(await loadChunk('once', load)).toBe(module);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails with its name and the cause when both requests fail', async () => {
    const cause = new Error('reset');
    const load = vi.fn(() => Promise.reject(cause));
    await expect(loadChunk('broken', load)).rejects.toMatchObject({
      message: 'Loading chunk broken failed',
      cause,
    });
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
