import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '#content/owner.ts';
import { firstProject } from '#tests/support/content.ts';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
import { buildSite, type SiteServer, serveSite } from '#tests/support/site-server.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ mode: 'serial' });

let folder: string;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = copyProject();
  writeOwner(folder, { ...owner, contactForm: false });
  // The address of the form is free for a page of the owner's.
  const page = join(folder, 'example/pages/kontakt');
  cpSync(join(folder, 'scripts/new/page'), page, { recursive: true });
  // An owner who had a form may have left these in `.env.local`.
  const env = {
    VITE_FIREBASE_PROJECT_ID: 'max-site',
    VITE_FIREBASE_API_KEY: 'k'.repeat(20),
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_RECAPTCHA_SITE_KEY: 'k'.repeat(40),
  };
  await buildSite({ outDir: 'dist', cwd: folder, env });
  site = await serveSite({ outDir: 'dist', cwd: folder, env });
});
test.afterAll(async () => {
  await site.stop();
  removeCopy(folder);
});

test.describe('a site without a contact form', () => {
  test('contains no part of the form, the notifications or Firestore', async () => {
    const dist = join(folder, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /contact-form|firestore|notif/.test(file))).toEqual([]);
    const left = /fire(store|base)|recaptcha|hook-form|Kontaktieren|formular|Benachrichtigungen/;
    const texts = files.filter((file) => /\.(html|js|css|txt|xml)$|_headers$/.test(file));
    expect(texts.filter((file) => left.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
    expect(readFileSync(join(folder, 'firebase.json'), 'utf8')).not.toContain('firestore');
  });

  test('opens an e-mail with a subject when a visitor wants to write', async ({ page }) => {
    const subject = encodeURIComponent(`Nachricht über ${owner.siteTitle}`);
    for (const [path, name] of [
      ['/desktop/0', 'Schreib mir'],
      ['/desktop/3', 'Schreiben'],
      [firstProject.path, 'Schreib mir direkt.'],
    ] as const) {
      await page.goto(site.url + path);
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `mailto:${owner.email}?subject=${subject}`);
    }
  });
});
