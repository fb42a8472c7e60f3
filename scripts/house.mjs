// npm run lab -- house: the size of the house. Files, lines and exported names of every room of src, and which
// rooms it imports from; `npm run lab -- house FOLDER` measures another checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';

const folder = resolve(process.argv[2] ?? root, 'src');

/** @typedef {{ files: number, lines: number, names: number, arrows: Map<string, number> }} Room */

/** @type {Map<string, Room>} */
const rooms = new Map();

for (const file of readdirSync(folder, { recursive: true }).map(String).sort()) {
  if (!/\.(tsx?|css)$/.test(file) || /\.(test|d)\.ts$/.test(file)) continue;
  const text = readFileSync(join(folder, file), 'utf8');
  const room = roomOf(file);
  const entry = rooms.get(room) ?? { files: 0, lines: 0, names: 0, arrows: new Map() };
  rooms.set(room, entry);
  entry.files += 1;
  entry.lines += text.split('\n').length - 1;
  entry.names +=
    text.match(/^export (?:async )?(?:const|function|class|interface|type) \w/gm)?.length ?? 0;
  for (const [, target = ''] of text.matchAll(/(?:from|import\() ?'#src\/([^']+)'/g)) {
    const other = roomOf(target);
    if (other !== room) entry.arrows.set(other, (entry.arrows.get(other) ?? 0) + 1);
  }
}

/** @param {string} file */
function roomOf(file) {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'src';
}

/** @param {(room: Room) => number} value */
const total = (value) => [...rooms.values()].reduce((sum, room) => sum + value(room), 0);

/** @param {string} name @param {number[]} figures @param {string} arrows */
const row = (name, figures, arrows) =>
  console.log(
    name.padEnd(16) + figures.map((figure) => String(figure).padStart(7)).join('') + arrows,
  );

console.log(`${'room'.padEnd(16)}  files  lines  names   imports from (files)`);
for (const [name, { files, lines, names, arrows }] of rooms) {
  const targets = [...arrows].sort(([a], [b]) => a.localeCompare(b));
  row(
    name,
    [files, lines, names],
    `   ${targets.map(([to, count]) => `${to} ${count}`).join(', ')}`,
  );
}
const arrows = [...rooms.values()].reduce((sum, room) => sum + room.arrows.size, 0);
row(
  'all',
  [total((r) => r.files), total((r) => r.lines), total((r) => r.names)],
  `   ${arrows} arrows`,
);
