import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, test } from '@playwright/test';
import { type Condition, reflowConditions, setCondition } from '../support/conditions.ts';
import { views } from '../support/views.ts';

const folder = fileURLToPath(new URL('../../.cache/contact-sheet', import.meta.url));

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

/** A sheet for each; `npm run sheet -- --grep reflow` makes those of one group. */
const conditions: Condition[] = [
  ...sizes.map(([width, height]) => ({
    name: `size ${width}x${height}`,
    viewport: { width, height },
  })),
  ...reflowConditions.map((condition) => ({ ...condition, name: `reflow ${condition.name}` })),
  ...colorConditions,
];

/** px, of a picture on the sheet and between two of them */
const cell = { width: 400, gap: 12 };

/** Puts pictures side by side, as many in a row as make the sheet about square. */
async function writeSheet(browser: Browser, file: string, pictures: Buffer[], ratio: number) {
  const height = Math.round(cell.width / ratio);
  const columns = Math.ceil(Math.sqrt((pictures.length * height) / cell.width));
  const page = await browser.newPage({
    viewport: { width: columns * (cell.width + cell.gap), height },
  });
  await page.setContent(
    `<style>
      body { display: flex; flex-wrap: wrap; gap: ${cell.gap}px; margin: 0; background: #808080 }
      img { width: ${cell.width}px; height: ${height}px }
    </style>`,
  );
  for (const picture of pictures) {
    await page.evaluate(
      async (source) => {
        const image = document.body.appendChild(new Image());
        image.src = source;
        await image.decode();
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    );
  }
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

for (const condition of conditions) {
  test(`a sheet: ${condition.name}`, async ({ browser }) => {
    mkdirSync(folder, { recursive: true });
    const { viewport } = condition;
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const pictures: Buffer[] = [];
    for (const { open } of views) {
      const page = await context.newPage();
      await open(page);
      await setCondition(page, condition);
      // Some views wait for an answer that does not come.
      await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
      pictures.push(await page.screenshot());
      await page.close();
    }
    await context.close();
    const file = `${condition.name.match(/\w+/g)?.join('-')}.png`;
    await writeSheet(browser, `${folder}/${file}`, pictures, viewport.width / viewport.height);
    console.log(`${pictures.length} screens and states: .cache/contact-sheet/${file}`);
  });
}
