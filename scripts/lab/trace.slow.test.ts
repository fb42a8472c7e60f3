import { setTimeout as pace } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { handOf, newPhone, withBrowser } from './phone.ts';
import { frameFigures, motionOf, noteInTrace, trace } from './trace.ts';

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

it('a motion begins where a box begins to move, not where the button turns dark or what moves for ever moves', async () => {
  await withBrowser(async (browser) => {
    const context = await newPhone(browser);
    await noteInTrace(context);
    const phone = await context.newPage();
    await phone.route('**/*', (route) => route.fulfill({ body: page, contentType: 'text/html' }));
    await phone.goto('http://motion.test/');
    const hand = handOf(await context.newCDPSession(phone), 'touch');
    const control = (await phone.getByRole('button').boundingBox()) ?? undefined;
    const press = async () => {
      await hand.tap({ x: 100, y: 75 });
      await pace(1000);
    };
    const events = await trace(phone, 'pictures', press);
    const began = await phone.evaluate(() => (window as unknown as { began: number }).began);
    const viewport = phone.viewportSize() ?? { width: 1, height: 1 };
    const studio = await browser.newPage();
    const motion = await motionOf(studio, events, 'pointerup', control, viewport);
    const pressed = await motionOf(studio, events, 'pointerup', undefined, viewport);
    // As far as a busy machine lets it.
    expect(Number(motion.begin) - began).toBeGreaterThanOrEqual(0);
    expect(Number(motion.begin) - began).toBeLessThan(100);
    expect(motion.frames).toBeGreaterThan(8);
    expect(motion.frames).toBeLessThan(30);
    expect(pressed.begin).toBeLessThan(began);
    const { frames, next } = frameFigures(await trace(phone, 'frames', press));
    expect(frames).toBeGreaterThan(8);
    expect(next).toBeGreaterThan(0);
  });
}, 60_000);
