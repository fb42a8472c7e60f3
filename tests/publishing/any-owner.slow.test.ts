import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chromiumSwitches, findChromium } from '#scripts/browser.ts';
import { root } from '#scripts/install.mjs';
import { anyOwner, writeAnyOwner } from '#tests/support/any-owner.ts';
import { generated } from '#tests/support/generated.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { hasJava, markupFaults } from '#tests/support/markup-faults.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { runVite, serveSite } from '#tests/support/site-server.ts';

const content = '.cache/any-owner';
const outDir = '.cache/any-owner-site';
const report = join(root, '.cache/any-owner-report.json');
const env = { CONTENT: content, OUT_DIR: outDir, BUNDLE_REPORT: report };

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found.');
  browser = await chromium.launch({ executablePath, args: chromiumSwitches });
});
afterAll(() => browser?.close());

/** Nothing of any page of the built site is beyond a phone of 320 px, nor does any complain. */
async function expectOnPhone() {
  const site = await serveSite({ outDir, env });
  const viewport = { width: 320, height: 800 };
  const context = await browser.newContext({ viewport });
  const said: string[] = [];
  context.on('weberror', (error) => said.push(error.error().message));
  context.on('console', (message) => {
    // The page of an address that there is not.
    const isNews = message.type() === 'error' && !/status of 404/.test(message.text());
    if (isNews) said.push(`${message.page()?.url()}: ${message.text()}`);
  });
  const paths = Object.keys(JSON.parse(readFileSync(report, 'utf8')).pages);
  async function openAll() {
    const page = await context.newPage();
    const beyond = async () =>
      (await layoutFaults(page)).filter((fault) => /^(cut|scrolls)/.test(fault));
    for (let path = paths.pop(); path; path = paths.pop()) {
      await page.goto(site.url + path);
      await expectHydrated(page);
      await vi.waitFor(async () => expect(await beyond(), path).toEqual([]), 5_000);
    }
  }
  try {
    await Promise.all([openAll(), openAll(), openAll()]);
    expect(said).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
}

it('whoever the owner is and whatever is written, the site is built, valid and no wider than a phone', async () => {
  const property = asyncProperty(anyOwner, async (someone) => {
    writeAnyOwner(join(root, content), someone);
    const { code, errors } = await runVite(['build'], env);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    if (hasJava) expect((await markupFaults(outDir)).faults).toEqual([]);
    await expectOnPhone();
  });
  await assert(property, generated(12));
}, 3_600_000);
