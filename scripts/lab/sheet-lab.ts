import { type Condition, reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { startDeployment } from '#tests/support/deployment.ts';
import { writeSheet } from '#tests/support/picture-sheet.ts';
import { views } from '#tests/support/views.ts';
import { builtSite } from './built-site.ts';
import { withBrowser } from './phone.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
].map(([width = 0, height = 0]) => ({ name: `${width}x${height}`, viewport: { width, height } }));

/** What visitors ask of their system, at a phone's size and a desktop's. */
const colors: Condition[] = (
  [
    { name: 'forced colors dark', media: { forcedColors: 'active', colorScheme: 'dark' } },
    { name: 'forced colors light', media: { forcedColors: 'active', colorScheme: 'light' } },
    { name: 'more contrast', media: { contrast: 'more' } },
  ] as const
).flatMap(({ name, media }) =>
  sizes
    .filter((size) => ['390x844', '1440x900'].includes(size.name))
    .map((size) => ({ ...size, name: `${name} ${size.name}`, media })),
);

const conditions: Condition[] = [
  ...sizes.map((size) => ({ ...size, name: `size ${size.name}` })),
  ...reflowConditions.map((condition) => ({ ...condition, name: `reflow ${condition.name}` })),
  ...colors,
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
