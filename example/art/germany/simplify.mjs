/**
 * Makes states.json out of Natural Earth's "Admin 1 – States, Provinces" at 1:10m (public domain, naturalearthdata.com).
 * Only needed when the coastline shall get finer or coarser:
 *
 *     node art/germany/simplify.mjs ne_10m_admin_1_states_provinces.geojson
 *
 * Borders are cut into arcs where three states, or two states and the outside, meet. Each arc is simplified once and shared by
 * its neighbours, so that no gap can open between them.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {[number, number]} Point longitude and latitude in degrees */
/** @typedef {{ properties: Record<string, string>, geometry: { type: string, coordinates: any } }} Feature */

/** Corners that span less than this with their neighbours go, in square kilometres: a square pixel where the map is 500 px high. */
const SMALLEST_CORNER = 3.5;
/** Islands below this area go, in square kilometres: they would be specks. */
const SMALLEST_ISLAND = 12;
/** Kilometres per degree of latitude, and of longitude at 51° north, the middle of Germany. */
const KM_LAT = 111.2;
const KM_LON = KM_LAT * Math.cos((51 * Math.PI) / 180);

/** @param {Point} point */
function key([lon, lat]) {
  return `${lon.toFixed(6)},${lat.toFixed(6)}`;
}

/** Area of a triangle in square kilometres. @param {Point} a @param {Point} b @param {Point} c */
function triangle(a, b, c) {
  const cross = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  return Math.abs(cross / 2) * KM_LAT * KM_LON;
}

/** Area of a ring in square kilometres. @param {Point[]} ring */
function ringArea(ring) {
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = /** @type {Point} */ (ring[(i + 1) % ring.length]);
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled / 2) * KM_LAT * KM_LON;
}

/** Visvalingam's method: removes the corner of least area until none is small. Both ends stay. @param {Point[]} line */
function simplify(line) {
  const points = [...line];
  const fewest =
    key(/** @type {Point} */ (line[0])) === key(/** @type {Point} */ (line.at(-1))) ? 5 : 2;
  while (points.length > fewest) {
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let i = 1; i < points.length - 1; i += 1) {
      const [a, b, c] = /** @type {[Point, Point, Point]} */ (points.slice(i - 1, i + 2));
      const size = triangle(a, b, c);
      if (size < least) [least, at] = [size, i];
    }
    if (least > SMALLEST_CORNER) break;
    points.splice(at, 1);
  }
  return points;
}

/** Open rings of a state, without specks. @param {Feature} feature @returns {Point[][]} */
function ringsOf({ geometry }) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((/** @type {Point[]} */ ring) => ring.slice(0, -1))
    .filter((/** @type {Point[]} */ ring) => ringArea(ring) > SMALLEST_ISLAND);
}

/** Points where borders branch: they have more than two different neighbours. @param {Point[][]} rings */
function junctionsOf(rings) {
  /** @type {Map<string, Set<string>>} */
  const neighbours = new Map();
  for (const ring of rings) {
    const keys = ring.map(key);
    for (const [i, own] of keys.entries()) {
      const set = neighbours.get(own) ?? new Set();
      set
        .add(/** @type {string} */ (keys.at(i - 1)))
        .add(/** @type {string} */ (keys[(i + 1) % keys.length]));
      neighbours.set(own, set);
    }
  }
  return new Set([...neighbours].filter(([, set]) => set.size > 2).map(([own]) => own));
}

/** Cuts a ring at its junctions into arcs, each with both its ends. @param {Point[]} ring @param {Set<string>} junctions */
function cut(ring, junctions) {
  const start = Math.max(
    0,
    ring.findIndex((point) => junctions.has(key(point))),
  );
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const first = /** @type {Point} */ (turned[0]);
  /** @type {Point[][]} */
  const arcs = [];
  let arc = [first];
  for (const point of [...turned.slice(1), first]) {
    arc.push(point);
    if (junctions.has(key(point)) || point === first) {
      arcs.push(arc);
      arc = [point];
    }
  }
  return arcs;
}

const file = process.argv[2];
if (file === undefined) throw new Error('Name the GeoJSON file of Natural Earth.');
/** @type {Feature[]} */
const features = JSON.parse(readFileSync(file, 'utf8')).features;
const states = features.filter(({ properties }) => properties.adm0_a3 === 'DEU');
const junctions = junctionsOf(states.flatMap(ringsOf));

/** @type {Map<string, number>} */
const known = new Map();
/** @type {string[]} */
const arcs = [];

/** Number of an arc; reversed ones are ~number, as in TopoJSON. @param {Point[]} arc */
function register(arc) {
  const forward = arc.map(key).join(' ');
  const backward = arc.map(key).reverse().join(' ');
  const before = known.get(forward);
  if (before !== undefined) return before;
  const mirrored = known.get(backward);
  if (mirrored !== undefined) return ~mirrored;
  known.set(forward, arcs.length);
  arcs.push(
    simplify(arc)
      .map(([lon, lat]) => `${Number(lon.toFixed(3))},${Number(lat.toFixed(3))}`)
      .join(' '),
  );
  return arcs.length - 1;
}

const shapes = states.map((feature) => ({
  code: String(feature.properties.iso_3166_2),
  name: feature.properties.name,
  rings: ringsOf(feature)
    .map((ring) => cut(ring, junctions).map(register).join(' '))
    .join(', '),
}));
const topology = {
  source:
    'Natural Earth, Admin 1 – States, Provinces, 1:10m (naturalearthdata.com): public domain.',
  format:
    'Simplified by simplify.mjs. Rings list arcs by number, ~number when reversed; arcs list longitude,latitude in degrees.',
  states: shapes.sort((a, b) => a.code.localeCompare(b.code)),
  arcs,
};
writeFileSync(new URL('./states.json', import.meta.url), `${JSON.stringify(topology, null, 2)}\n`);
console.log(`${shapes.length} states, ${arcs.length} arcs`);
