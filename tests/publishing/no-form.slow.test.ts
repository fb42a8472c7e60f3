import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { firstProject } from '#tests/support/content.ts';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
import { buildSite } from '#tests/support/vite-site.ts';

let folder: string;
const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
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
});
afterAll(() => removeCopy(folder));

describe('a site without a contact form', () => {
  it('contains no part of the form, the notifications or Firestore', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /contact-form|firestore|notif/.test(file))).toEqual([]);
    const left = /fire(store|base)|recaptcha|hook-form|Kontaktieren|formular|Benachrichtigungen/;
    const texts = files.filter((file) => /\.(html|js|css|txt|xml)$|_headers$/.test(file));
    expect(texts.filter((file) => left.test(built(file)))).toEqual([]);
    expect(readFileSync(join(folder, 'firebase.json'), 'utf8')).not.toContain('firestore');
  });

  it.each([
    ['/desktop/0', 'Schreib mir'],
    ['/desktop/3', 'Schreiben'],
    [firstProject.path, 'Schreib mir direkt.'],
  ])('opens an e-mail with a subject by the link of %s', (path, name) => {
    const links = built(`${path}.html`).match(/<a [^>]*href="mailto:.*?<\/a>/g) ?? [];
    const link = links.find((each) => each.replace(/<[^>]*>/g, '') === name);
    const subject = encodeURIComponent(`Nachricht über ${owner.siteTitle}`);
    expect(link).toContain(`href="mailto:${owner.email}?subject=${subject}"`);
  });
});
