import type { Page } from '@playwright/test';
import { projectWithPictures } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

const unknownPath = '/gibt/es/nicht';

const injected = `
  <base href="https://example.org/">
  <script>document.title = 'ran'</script>
  <script src="data:text/javascript,document.title='ran'"></script>
  <img src="/favicon.ico" alt="" onload="document.title = 'ran'">
  <a href="javascript:document.title='ran'">link</a>
  <img src="https://example.org/a.png" alt="">
  <link rel="stylesheet" href="https://example.org/a.css">
  <script src="https://example.org/a.js"></script>
  <iframe src="https://example.org/"></iframe>
  <object data="https://example.org/a.swf"></object>
  <form action="https://example.org/"></form>`;

/** Directives that the injected elements and a request by script violate. */
const expectedViolations = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
];

async function inject(page: Page, path: string, markup: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const [head = '', root = ''] = (await response.text()).split('<div id="root"');
    const body = `${head}${markup}<div id="root"${root}`;
    await route.fulfill({ status: response.status(), contentType: 'text/html', body });
  });
}

/** Returns a list that gets each violation that `tests/support/test.ts` logs. */
function violatedDirectives(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const [, directive] = /^Policy violated: ([\w-]+)/.exec(message.text()) ?? [];
    if (directive) found.push(directive);
  });
  return found;
}

test.describe('the content security policy of a page', () => {
  test.use({
    expectedErrors: [/Policy violated|Content.Security.Policy|Trusted(HTML|Script)|status of 404/i],
  });

  for (const path of ['/', '/desktop/2', '/kontakt', projectWithPictures.path, unknownPath]) {
    test(`blocks an injected script at ${path}`, { tag: '@slow' }, async ({ page }) => {
      await inject(page, path, `<script>document.title = 'ran'</script>`);
      const violated = violatedDirectives(page);
      await openPage(page, path);
      await expect(page).not.toHaveTitle('ran');
      expect(violated).toEqual(['script-src-elem']);
    });
  }

  test('blocks injected scripts, requests and style sheets of other hosts', async ({ page }) => {
    const reached: string[] = [];
    await page.route('https://example.org/**', (route) => {
      reached.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await inject(page, '/impressum', injected);
    const violated = violatedDirectives(page);
    await openPage(page, '/impressum');
    await page.getByRole('link', { name: 'link', exact: true }).click();
    await page.evaluate(() => fetch('https://example.org/a.json').catch(() => {}));
    await expect(page).not.toHaveTitle('ran');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The submit is last, because Playwright then waits for a navigation that does not happen.
    await page.evaluate(() => void setTimeout(() => document.forms[0]?.requestSubmit()));
    for (const directive of expectedViolations)
      await expect.poll(() => violated).toContain(directive);
    expect(reached).toEqual([]);
  });
});
