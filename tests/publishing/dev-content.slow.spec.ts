import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectWithPictures } from '#tests/support/content.ts';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import type { SiteServer } from '#tests/support/server-processes.ts';
import { expect, test } from '#tests/support/test.ts';
import { serveDevelopment } from '#tests/support/vite-site.ts';

// Vite answers with its overlay instead of the page.
test.use({ expectedErrors: [/status of 500/] });

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = copyProject();
  server = await serveDevelopment(folder);
});

test.afterAll(async () => {
  await server.stop();
  removeCopy(folder);
});

function change(file: string, from: string, to: string) {
  const path = join(folder, 'example', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

test('the development server covers the page with every mistake in the content until it is corrected, and ignores what a build writes', async ({
  page,
}) => {
  let sent = '';
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      sent += payload;
    });
  });
  await page.goto(server.url + projectWithPictures.path);
  const heading = page.getByRole('heading', { level: 1, name: projectWithPictures.title });
  await expect(heading).toBeVisible();
  // A build beside the server writes its pages there.
  mkdirSync(join(folder, '.cache/site'), { recursive: true });
  writeFileSync(join(folder, '.cache/site/index.html'), '');

  const overlay = page.locator('vite-error-overlay');
  const file = `projects/${projectWithPictures.name}/project.ts`;
  const statement = 'pages/barrierefreiheit/page.ts';
  change(statement, '/datenschutz#e-mail', '/nichts');
  await expect(overlay).toContainText(/barrierefreiheit\/page\.ts:\d+: .* there is no \/nichts\./);
  change(statement, '/nichts', '/datenschutz#e-mail');
  await expect(overlay).toHaveCount(0);
  expect(sent).not.toContain('.cache/site');

  change(file, "color: '#ffffff'", "color: 'white'");
  const color = new RegExp(`example/${file}:\\d+: color must be a colour like #1a2b3c`);
  await expect(overlay).toContainText(color);
  change('owner.ts', "phone: '030 23125 042'", "phone: '030 23125 042");
  const unread = /example\/owner\.ts:\d+: cannot be read: Unterminated string/;
  await expect(overlay).toContainText(unread);
  await page.reload();
  await expect(overlay).toContainText(unread);
  await expect(overlay).toContainText(color);

  change('owner.ts', "phone: '030 23125 042", "phone: '030 23125 042'");
  await expect(overlay).not.toContainText('owner.ts');
  change(file, "color: 'white'", "color: '#ffffff'");
  await expect(heading).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
