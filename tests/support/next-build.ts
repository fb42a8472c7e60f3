import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hashed = /[\w.-]+-[\w-]{8}\.(?:js|css)$/;

/**
 * A copy of a built site in which scripts, style sheet and `pictures` have other names, as after a
 * change of texts. Their content is the same, so that the headers fit. Returns its folder.
 */
export function nextBuild(site: string, pictures: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-next-'));
  cpSync(site, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true }).map(String);
  const names = files.flatMap((file) => hashed.exec(file) ?? []);
  const renamed = new Map(names.map((name) => [name, anotherName(name)]));
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const next = text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => renamed.get(name) ?? name);
    writeFileSync(join(folder, file), withPictures(next, pictures));
  }
  for (const [name, next] of renamed)
    renameSync(join(folder, 'assets/app', name), join(folder, 'assets/app', next));
  for (const file of files.filter((name) => name.startsWith('assets/pictures/')))
    renameSync(join(folder, file), join(folder, withPictures(file, pictures)));
  return folder;
}

/** `NAME/game` is `NAME/next-game` everywhere. */
function withPictures(text: string, pictures: readonly string[]): string {
  return pictures.reduce(
    (changed, picture) => changed.replaceAll(picture, picture.replace('/', '/next-')),
    text,
  );
}

function anotherName(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return name.replace(/-[\w-]{8}(?=\.\w+$)/, `-${hash}`);
}
