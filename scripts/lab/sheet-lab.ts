import { type Condition, reflowConditions, setCondition } from '#scripts/testbed/conditions.ts';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { writeSheet } from '#scripts/testbed/picture-sheet.ts';
import { views } from '#scripts/testbed/views.ts';
import { builtSite } from './built-site.ts';
import { withBrowser } from './phone.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const sizes = [
  { width: 320, height: 640 },
  phone,
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  desktop,
  { width: 2560, height: 1440 },
];

/** What visitors ask of their system, at a phone's size and a desktop's. */
const media: Record<string, Condition['media']> = {
  'forced colors dark': { forcedColors: 'active', colorScheme: 'dark' },
  'forced colors light': { forcedColors: 'active', colorScheme: 'light' },
  'more contrast': { contrast: 'more' },
};

const sized = (name: string, { width, height }: typeof phone) => `${name} ${width}x${height}`;
const conditions: Condition[] = [
  ...sizes.map((viewport) => ({ name: sized('size', viewport), viewport })),
  ...reflowConditions.map((condition) => ({ ...condition, name: `reflow ${condition.name}` })),
  ...Object.entries(media).flatMap(([name, media]) =>
    [phone, desktop].map((viewport) => ({ name: sized(name, viewport), viewport, media })),
  ),
];

/** Draws a contact sheet for each condition; the arguments are parts of the names of some of them. */
export async function run(only: string[]) {
  const { url, stop } = await startDeployment(await builtSite('sheet'));
  await withBrowser(async (browser) => {
    const options = { baseURL: url, locale: 'de-DE', serviceWorkers: 'block' } as const;
    for (const condition of conditions) {
      const { name, viewport } = condition;
      if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
      const context = await browser.newContext({ ...options, viewport, reducedMotion: 'reduce' });
      const pictures: { picture: string }[] = [];
      for (const { open } of views) {
        const page = await context.newPage();
        await open(page);
        await setCondition(page, condition);
        // Some views wait for an answer that does not come.
        await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
        pictures.push({ picture: (await page.screenshot()).toString('base64') });
        await page.close();
      }
      await context.close();
      const sheet = await browser.newPage();
      const file = `.cache/contact-sheet/${name.match(/\w+/g)?.join('-')}.png`;
      await writeSheet(sheet, file, pictures, 400);
      await sheet.close();
      console.log(`${pictures.length} screens and states: ${file}`);
    }
  });
  await stop();
}
