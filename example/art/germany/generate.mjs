import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {[number, number]} Point */
/** @typedef {{ code: string, name: string, rings: string }} State */
/** @typedef {{ states: State[], arcs: string[] }} Topology */

/** Fill of each state: tints of the site's primary blue, no two neighbours alike; the city states carry its accent. */
const FILLS = new Map([
  ['DE-SH', '#9fc0f5'],
  ['DE-MV', '#5f95e6'],
  ['DE-NI', '#4480db'],
  ['DE-BB', '#a9c6f6'],
  ['DE-ST', '#2f6fd0'],
  ['DE-NW', '#6d9fe9'],
  ['DE-HE', '#cfdffc'],
  ['DE-TH', '#7aa8ec'],
  ['DE-SN', '#4480db'],
  ['DE-RP', '#3a79d6'],
  ['DE-SL', '#9fc0f5'],
  ['DE-BW', '#5f95e6'],
  ['DE-BY', '#9bbdf4'],
  ['DE-BE', '#ff7188'],
  ['DE-HB', '#ff7188'],
  ['DE-HH', '#ff7188'],
]);
/** Lines between the states, and the side of the plate below them. */
const BORDER = '#f3f7ff';
const SIDE = '#173f7d';
/** Height of the land in the units of the view box; whole units are fine enough at twice the size it is shown at. */
const HEIGHT = 1000;
/** Space around the land for half a border, and the thickness of the plate. */
const MARGIN = 6;
const THICKNESS = 16;
const BORDER_WIDTH = 3;

const RADIANS = Math.PI / 180;

/** Lambert's conformal cone, touching the Earth at 51° north: Germany as its own maps show it. @param {Point} point @returns {Point} */
function project([lon, lat]) {
  const parallel = 51 * RADIANS;
  const n = Math.sin(parallel);
  const t = (/** @type {number} */ phi) => Math.tan(Math.PI / 4 + phi / 2) ** n;
  const radius = t(parallel) / t(lat * RADIANS) / Math.tan(parallel);
  const angle = n * (lon - 10.5) * RADIANS;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

/** Reads and projects an arc. @param {string} arc */
function read(arc) {
  return arc.split(' ').map((pair) => {
    const [lon = 0, lat = 0] = pair.split(',').map(Number);
    return project([lon, lat]);
  });
}

/** Fits all arcs into the view box. @param {Point[][]} projected */
function fitInto(projected) {
  const xs = projected.flat().map(([x]) => x);
  const ys = projected.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = HEIGHT / (Math.max(...ys) - top);
  const width = Math.round((Math.max(...xs) - left) * scale);
  const fitted = projected.map((arc) =>
    arc.map(([x, y]) => [
      Math.round((x - left) * scale) + MARGIN,
      Math.round((y - top) * scale) + MARGIN,
    ]),
  );
  return { width, arcs: /** @type {Point[][]} */ (fitted) };
}

/** One closed subpath in relative whole numbers. @param {Point[]} points */
function subpath([first, ...rest]) {
  let [x, y] = /** @type {Point} */ (first);
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    const gap = path.endsWith('l') || dx < 0 ? '' : ' ';
    path += `${gap}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

/** Path of a state. @param {State} state @param {Point[][]} arcs */
function outline({ rings }, arcs) {
  const pointsOf = (/** @type {number} */ index) => {
    const arc = /** @type {Point[]} */ (arcs[index < 0 ? ~index : index]);
    return (index < 0 ? arc.toReversed() : arc).slice(0, -1);
  };
  return rings
    .split(', ')
    .map((ring) => subpath(ring.split(' ').map(Number).flatMap(pointsOf)))
    .join('');
}

/** Draws public/assets/germany.svg, the map on the first page, from states.json. */
export function generateGermany() {
  /** @type {Topology} */
  const topology = JSON.parse(readFileSync(new URL('./states.json', import.meta.url), 'utf8'));
  const { width, arcs } = fitInto(topology.arcs.map(read));
  const ids = topology.states.map(({ code }) => code.slice(3).toLowerCase());
  const paths = topology.states.map(
    (state, i) => `<path id="${ids[i]}" d="${outline(state, arcs)}"/>`,
  );
  const tops = topology.states.map(
    ({ code }, i) => `<use href="#${ids[i]}" fill="${FILLS.get(code)}"/>`,
  );
  const [across, down] = [width + 2 * MARGIN, HEIGHT + 2 * MARGIN + THICKNESS];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}">`,
    `<defs><g id="land">${paths.join('\n')}</g>`,
    `<linearGradient id="light" gradientUnits="userSpaceOnUse" x2="${width}" y2="${HEIGHT}">`,
    '<stop stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#0b2a66" stop-opacity=".12"/></linearGradient></defs>',
    `<g stroke-width="${BORDER_WIDTH}" stroke-linejoin="round">`,
    `<use href="#land" y="${THICKNESS}" fill="${SIDE}" stroke="${SIDE}"/>`,
    `<use href="#land" y="${THICKNESS / 2}" fill="${SIDE}" stroke="${SIDE}"/>`,
    `<g stroke="${BORDER}">${tops.join('')}</g>`,
    '</g>',
    '<use href="#land" fill="url(#light)"/>',
    '</svg>',
  ];
  writeFileSync(new URL('../../public/assets/germany.svg', import.meta.url), `${svg.join('\n')}\n`);
}
