// npm run new project NAME, npm run new skill NAME: makes the content of a project or a skill, with sample texts, a sample
// picture and a sample icon. The site builds with them; npm run check:launch names each until it is replaced.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './install.mjs';

const [kind = '', name = '', ...others] = process.argv.slice(2);
if (!['project', 'skill'].includes(kind) || !name || others.length > 0) {
  stop('Say what to make and its name: npm run new project my-thing, or npm run new skill rust');
}
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  stop(
    `The name "${name}" must consist of lower-case letters, digits and single hyphens, and begin with a letter.`,
  );
}
const words = name.split('-').map((word) => word.replace(/^./, (letter) => letter.toUpperCase()));
const slug = words.join('').replace(/^./, (letter) => letter.toLowerCase());

const content = 'src/content';
const sources = ['projects', 'skills'].flatMap((folder) =>
  readdirSync(join(root, content, folder)).map((file) => {
    const path = `${content}/${folder}/${file}`;
    return { path, text: readFileSync(join(root, path), 'utf8') };
  }),
);
const file = `${content}/${kind}s/${name}.ts`;
const rival = sources.find(({ path, text }) => {
  return (
    path.endsWith(`/${name}.ts`) || text.toLowerCase().includes(`slug: '${slug.toLowerCase()}'`)
  );
});
if (rival) stop(`The name "${name}" is taken by ${rival.path}; choose another one.`);

const orders = sources
  .filter(({ path }) => path.startsWith(`${content}/${kind}s/`))
  .map(({ text }) => Number(/\border: (\d+)/.exec(text)?.[1] ?? 0));
const source = readFileSync(join(root, `scripts/new/${kind}.ts`), 'utf8')
  .replaceAll('SLUG', slug)
  .replaceAll('NAME', name)
  .replaceAll('TITLE', words.join(' '))
  .replace('order: 0', `order: ${Math.max(0, ...orders) + 1}`);

/** @type {[from: string, to: string][]} */
const copies = [['icon.svg', `public/assets/icons/${name}.svg`]];
if (kind === 'project') {
  const pictures = `public/assets/pictures/${name}`;
  mkdirSync(join(root, pictures), { recursive: true });
  for (const picture of readdirSync(join(root, 'scripts/new')).filter((each) =>
    each.startsWith('sample-'),
  ))
    copies.push([picture, `${pictures}/${picture}`]);
}
// An icon may be there already: that of a project which is renamed, for example.
for (const [from, to] of copies) {
  if (!existsSync(join(root, to))) copyFileSync(join(root, 'scripts/new', from), join(root, to));
}
writeFileSync(join(root, file), source);
console.log(`Made ${[file, ...copies.map(([, to]) => to)].join('\n     ')}`);
console.log('Put your own into them; npm run art open-graph draws the picture that networks show.');
