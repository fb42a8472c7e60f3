import { openAtRest } from '#tests/support/lightbox.ts';
import { expect, test } from '#tests/support/test.ts';

test('nothing goes on, in the lightbox and below it, while nobody does anything', async ({
  page,
}) => {
  await openAtRest(page, 2);
  const work = () =>
    page.evaluate(async () => {
      const request = window.requestAnimationFrame;
      const seen = { frames: 0, changes: 0 };
      window.requestAnimationFrame = (callback) => {
        seen.frames += 1;
        return request(callback);
      };
      const observer = new MutationObserver((changes) => {
        seen.changes += changes.length;
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(request);
      window.requestAnimationFrame = request;
      observer.disconnect();
      return { ...seen, animations: document.getAnimations().length };
    });
  await expect.poll(work).toEqual({ frames: 0, changes: 0, animations: 0 });
});
