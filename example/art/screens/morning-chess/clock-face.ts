import { s } from '#art/stage/dom.ts';

const size = 250;
const centre = size / 2;
/** Distance of the hours from the centre: 1 to 12 outside, 13 to 0 inside. */
const outerRadius = 101;
const innerRadius = 65;

function place(hour: number): { x: number; y: number } {
  const radius = hour >= 1 && hour <= 12 ? outerRadius : innerRadius;
  const angle = ((hour % 12) / 12) * 2 * Math.PI;
  return { x: centre + radius * Math.sin(angle), y: centre - radius * Math.cos(angle) };
}

function numeral(hour: number, isChosen: boolean): SVGElement {
  const { x, y } = place(hour);
  const isOuter = hour >= 1 && hour <= 12;
  const kind = isOuter ? 'clock-outer' : 'clock-inner';
  return s(
    'text',
    {
      class: isChosen ? `${kind} clock-chosen` : kind,
      x,
      y: y + (isOuter ? 6 : 4.5),
      'text-anchor': 'middle',
    },
    hour === 0 ? '00' : hour,
  );
}

/** Android's clock with 24 hours in two rings, its hand on the given hour. */
export function clockFace(hour: number): SVGSVGElement {
  const { x, y } = place(hour);
  return s(
    'svg',
    { class: 'clock', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
    s('circle', { class: 'clock-plate', cx: centre, cy: centre, r: centre }),
    s('circle', { class: 'clock-hand', cx: centre, cy: centre, r: 4 }),
    s('path', { class: 'clock-hand', d: `M${centre} ${centre}L${x} ${y}` }),
    s('circle', { class: 'clock-hand', cx: x, cy: y, r: 20 }),
    ...Array.from({ length: 24 }, (_, i) => numeral(i, i === hour)),
  );
}
