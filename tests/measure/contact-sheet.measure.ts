import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, test } from '@playwright/test';
import { type Condition, reflowConditions, setCondition } from '../support/conditions.ts';
import { passLeastTime } from '../support/contact.ts';
import { projects, skills } from '../support/content.ts';

const folder = fileURLToPath(new URL('../../.cache/contact-sheet', import.meta.url));

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

/** A sheet for each; `npm run sheet -- --grep reflow` makes those of one group. */
const conditions: Condition[] = [
  ...sizes.map(([width, height]) => ({
    name: `size ${width}x${height}`,
    viewport: { width, height },
  })),
  ...reflowConditions.map((condition) => ({ ...condition, name: `reflow ${condition.name}` })),
];

/** px, of a picture on the sheet and between two of them */
const cell = { width: 400, gap: 12 };

interface State {
  path: string;
  /** What a visitor does there. */
  act?: (page: Page) => Promise<void>;
}

const openForm = (page: Page) => page.getByRole('button', { name: 'Schreiben' }).click();

async function send(page: Page) {
  await openForm(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: 'Email' }).fill('erika@example.org');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag!');
  await passLeastTime(page);
  await page.getByRole('button', { name: 'Kontaktieren' }).click();
  await page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status').waitFor();
}

const states: State[] = [
  { path: '/' },
  ...[0, 1, 2, 3].map((page) => ({ path: `/desktop/${page}` })),
  { path: '/desktop/3', act: openForm },
  {
    path: '/desktop/3',
    async act(page) {
      await openForm(page);
      await page.getByRole('button', { name: 'Kontaktieren' }).click();
    },
  },
  { path: '/desktop/3', act: send },
  {
    path: '/desktop/3',
    async act(page) {
      await page.route('**/documents:commit*', (route) => route.fulfill({ status: 503 }));
      await send(page);
    },
  },
  ...[...projects, ...skills].map(({ slug }) => ({ path: `/${slug}` })),
  ...projects
    .filter(({ productImages }) => productImages.length > 0)
    .map(({ slug }) => ({
      path: `/${slug}`,
      async act(page: Page) {
        await page.getByRole('button', { name: /^Bild 1 von/ }).click();
        await page.getByRole('dialog').getByRole('img').first().waitFor();
      },
    })),
  { path: '/impressum' },
  { path: '/datenschutz' },
  { path: '/barrierefreiheit' },
  { path: '/gibt-es-nicht' },
];

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
    for (const { path, act } of states) {
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      await setCondition(page, condition);
      await act?.(page);
      pictures.push(await page.screenshot());
      await page.close();
    }
    await context.close();
    const file = `${condition.name.match(/\w+/g)?.join('-')}.png`;
    await writeSheet(browser, `${folder}/${file}`, pictures, viewport.width / viewport.height);
    console.log(`${pictures.length} screens and states: .cache/contact-sheet/${file}`);
  });
}
