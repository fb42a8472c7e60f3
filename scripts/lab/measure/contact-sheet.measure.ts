import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { type Condition, reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { writeSheet } from '#tests/support/picture-sheet.ts';
import { views } from '#tests/support/views.ts';

const folder = fileURLToPath(new URL('../../../.cache/contact-sheet', import.meta.url));

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

/** What visitors ask of their system, at a phone's size and a desktop's. */
const colorConditions: Condition[] = [
  { name: 'forced colors dark', media: { forcedColors: 'active', colorScheme: 'dark' } as const },
  { name: 'forced colors light', media: { forcedColors: 'active', colorScheme: 'light' } as const },
  { name: 'more contrast', media: { contrast: 'more' } as const },
].flatMap(({ name, media }) =>
  [sizes[1], sizes[4]].map(([width, height]) => ({
    name: `${name} ${width}x${height}`,
    viewport: { width, height },
    media,
  })),
);

/** A sheet for each; `npm run lab -- sheet --grep reflow` makes those of one group. */
const conditions: Condition[] = [
  ...sizes.map(([width, height]) => ({
    name: `size ${width}x${height}`,
    viewport: { width, height },
  })),
  ...reflowConditions.map((condition) => ({ ...condition, name: `reflow ${condition.name}` })),
  ...colorConditions,
];

for (const condition of conditions) {
  test(`a sheet: ${condition.name}`, async ({ browser }) => {
    const { viewport } = condition;
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
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
    const file = `${condition.name.match(/\w+/g)?.join('-')}.png`;
    await writeSheet(sheet, `${folder}/${file}`, pictures, 400);
    await sheet.close();
    console.log(`${pictures.length} screens and states: .cache/contact-sheet/${file}`);
  });
}
