import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import type { Owner, Resume } from '#src/content/types.ts';
import { owner } from '../../example/owner.ts';
import { lastSkill, plain, skills } from './content.ts';

const { phone: _, ...others } = owner;
const { name: folderName, slug, path, page, ...project } = plain;

/** Somebody with a name that hardly fits, abroad, without a phone. */
const long: Owner = {
  ...others,
  firstName: 'Maximiliane-Charlotte',
  fullName: 'Maximiliane-Charlotte Probe',
  siteTitle: 'maximilianeCharlotte.dev',
  slug: 'maximilianeCharlotte',
  email: 'maximiliane-charlotte@beispiel.example',
  references: [{ quote: 'Gern wieder.', name: 'Udo Urteil' }],
};

/** Somebody whose name is written from right to left, and who wants no form. */
const rightToLeft: Owner = {
  ...owner,
  firstName: 'ליאור',
  fullName: 'ליאור כהן',
  slug: 'lior',
  contactForm: false,
};

/** A career of six jobs and three schools. */
const longResume: Resume = {
  occupation: 'Anwendungsentwicklerin für Donaudampfschifffahrtsgesellschaften',
  profile: ['Seit vielen Jahren entwickle ich Anwendungen. '.repeat(8).trim()],
  projects: 6,
  experience: stations(6, 'Leitende Entwicklerin', 2),
  education: stations(3, 'Fachinformatikerin für Anwendungsentwicklung', 1),
  certificates: [{ title: 'Erste Hilfe', href: '/favicon.svg' }],
  languages: [{ name: 'Deutsch', level: 'Muttersprache' }],
};

function stations(count: number, title: string, texts: number) {
  return Array.from({ length: count }, (_, index) => ({
    title: `${title} ${index + 1}`,
    period: `${2000 + index}–${2001 + index}`,
    organization: 'Überlinger Größenmaßstäbe und Söhne GmbH & Co. KG',
    place: 'Überlingen am Bodensee',
    texts: Array<string>(texts).fill(
      'Ich habe geplant, gebaut, geprüft und erklärt, was gebraucht wurde.',
    ),
  }));
}

/**
 * Makes a folder of content from the example: of somebody with one skill and ten projects, some of them without pictures
 * and with titles that hardly fit, or, where its name ends with `none`, of somebody without any. What else an owner may
 * write `any-owner.slow.test.ts` draws.
 */
export function writeOddOwner(content: string) {
  const folder = join(root, content);
  rmSync(folder, { recursive: true, force: true });
  const example = join(root, 'example');
  const wanted = (path: string) =>
    !path.startsWith(join(example, 'art')) && !path.endsWith('.test.ts');
  cpSync(example, folder, { recursive: true, filter: wanted });
  const write = (file: string, name: string, value: unknown) =>
    writeFileSync(join(folder, file), `export const ${name} = ${JSON.stringify(value)};\n`);
  for (const { name } of skills.filter((skill) => skill !== lastSkill))
    rmSync(join(folder, 'skills', name), { recursive: true });
  if (content.endsWith('none')) {
    write('owner.ts', 'owner', rightToLeft);
    rmSync(join(folder, 'projects'), { recursive: true });
    return;
  }
  write('owner.ts', 'owner', long);
  const page = join(folder, 'pages/english/page.ts');
  const english = readFileSync(page, 'utf8')
    .replace("linkLabel: 'English'", "linkLabel: 'What I build'")
    .replace('order: 0', 'order: 9, onLock: true, lastReviewed: "March 2027"');
  writeFileSync(page, english);
  write('resume.ts', 'resume', longResume);
  for (let order = 7; order <= 10; order += 1) {
    const title = `Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung ${order}`;
    const odd = join('projects', `odd-${order}`);
    cpSync(join(folder, 'projects', folderName), join(folder, odd), { recursive: true });
    const tile = { ...project.tile, slug: `odd${order}`, order, title };
    write(join(odd, 'project.ts'), 'project', {
      ...project,
      tile,
      title,
      description: `${title}: ein Projekt ohne Bilder.`,
    });
  }
}
