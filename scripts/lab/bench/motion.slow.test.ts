import { setTimeout as pace } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { touchHand } from '#scripts/lab/measure/input.ts';
import { motionOf } from './motion.ts';
import { newPhone, withBrowser } from './phone.ts';
import { noteAsking, record } from './recording.ts';

/** The button turns dark at once; 150 ms later a box moves for 400 ms. The page notes when it has really begun. */
const page = `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  #box { position: absolute; top: 200px; width: 100px; height: 300px; background: green }
  #ring { animation: turn 1s infinite; width: 200px; height: 40px; background: red }
  @keyframes turn { 50% { translate: 0 500px } }
  button { width: 200px; height: 60px }
  button.pressed { background: black }
</style>
<div id="ring"></div><button>Go</button><div id="box"></div>
<script>
  addEventListener('pointerdown', () => document.querySelector('button').classList.add('pressed'));
  addEventListener('pointerup', ({ timeStamp }) => setTimeout(async () => {
    const motion = box.animate({ translate: ['0', '250px'] }, { duration: 400, fill: 'forwards' });
    await motion.ready;
    window.began = motion.startTime - timeStamp;
  }, 150));
</script>`;

it('begins where a box begins to move, not where the button turns dark or what moves for ever moves', async () => {
  await withBrowser(async (browser) => {
    const context = await newPhone(browser);
    await noteAsking(context);
    const phone = await context.newPage();
    await phone.route('**/*', (route) => route.fulfill({ body: page, contentType: 'text/html' }));
    await phone.goto('http://motion.test/');
    const hand = touchHand(await context.newCDPSession(phone));
    const control = await phone.getByRole('button').boundingBox();
    const recording = await record(phone, 'pointerup', async () => {
      await hand.tap({ x: 100, y: 75 });
      await pace(1000);
    });
    const began = await phone.evaluate(() => (window as unknown as { began: number }).began);
    const viewport = phone.viewportSize() ?? { width: 1, height: 1 };
    const studio = await browser.newPage();
    const motion = await motionOf(studio, recording.frames, viewport, control ?? undefined);
    const pressed = await motionOf(studio, recording.frames, viewport);
    // As far as a busy machine lets it.
    expect(Number(motion.begin) - began).toBeGreaterThanOrEqual(0);
    expect(Number(motion.begin) - began).toBeLessThan(100);
    expect(Number(motion.complete) - began).toBeGreaterThan(340);
    expect(Number(motion.complete) - began).toBeLessThan(700);
    expect(motion.frames).toBeGreaterThan(8);
    expect(motion.frames).toBeLessThan(30);
    expect(pressed.begin).toBeLessThan(began);
    expect(recording.next).toBeGreaterThan(0);
  });
}, 60_000);
