import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyComponent, loadChunk, loadWithRetry } from './load-chunk.ts';

const Component = () => null;
const never = () => new Promise<never>(() => {});

function fakeTimers() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

describe('loadChunk', () => {
  it('rejects with the name of the chunk and the cause', async () => {
    const cause = new Error('reset');
    await expect(loadChunk('broken', () => Promise.reject(cause))).rejects.toMatchObject({
      message: 'Loading chunk broken failed',
      cause,
    });
  });

  it('rejects when there is no answer for 120 s', async () => {
    fakeTimers();
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

describe('lazyComponent', () => {
  it('imports again after a failure, and not after a success', async () => {
    const load = vi.fn(async () => Component).mockRejectedValueOnce(new Error('reset'));
    const lazy = lazyComponent('body', load);
    await expect(lazy.load()).rejects.toThrow('Loading chunk body failed');
    expect(lazy.component()).not.toBe(Component);
    await lazy.load();
    expect(lazy.component()).toBe(Component);
    await lazy.load();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('loadWithRetry', () => {
  const failure = new Error('Loading chunk body failed');

  /** Starts a load that fails twice. */
  function start() {
    fakeTimers();
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => {
      vi.unstubAllGlobals();
      log.mockRestore();
    });
    const load = vi.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const done = vi.fn();
    loadWithRetry(load).then(done);
    return { load, done, log, window };
  }

  it('loads again after 1 s, and after 2 s more', async () => {
    const { load, done, log } = start();
    for (const [index, delay] of [1000, 2000].entries()) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(load).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(index + 2);
    }
    expect(done).toHaveBeenCalledOnce();
    expect(log.mock.calls).toEqual([[failure], [failure]]);
  });

  it('loads again when the browser goes online', async () => {
    const { load, done, window } = start();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });
});
