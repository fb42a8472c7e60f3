import { afterEach, expect, it, vi } from 'vitest';
import { leaveReplacedBuild, preventReload } from './replaced-build.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the page while one of two messages is on its way', async () => {
  let stays = () => false;
  const early = {
    leaveReplacedBuild(ask: () => boolean) {
      stays = ask;
    },
  };
  vi.stubGlobal('window', { early });
  await leaveReplacedBuild();
  expect(stays()).toBe(false);
  void preventReload(new Promise(() => {}));
  await preventReload(Promise.resolve());
  expect(stays()).toBe(true);
});
