/**
 * @typedef {'full' | 'small'} Detail `small` is for 16 to 48 px: a wide phone, one peak, edges on
 * whole pixels at 16 px
 */
/**
 * @typedef {'rounded' | 'square' | 'maskable'} Shape iOS rounds the corners of `square`, Android
 * crops `maskable`
 */

/** Side of the drawing, and radius of its corners in the shape `rounded`. */
const side = 512;
const cornerRadius = 116;
/**
 * Scale of the full phone, 320 high. In the shape `maskable`, the phone fits into a circle of 80 %
 * of the side.
 */
const scales = { rounded: 1.26, square: 1.26, maskable: 1.1 };

const ground = '<stop stop-color="#4d8df0"/><stop offset="1" stop-color="#1c4f9c"/>';
const sky =
  '<stop stop-color="#ff7188"/><stop offset=".62" stop-color="#ffad71"/><stop offset="1" stop-color="#ffe3b8"/>';

/** Drawings around 0, 0. `screen` lacks its `/>`, because one of its two uses adds a fill. */
const drawings = {
  full: {
    frame: '<rect x="-100" y="-160" width="200" height="320" rx="38" fill="#fff"/>',
    screen: '<rect x="-85" y="-145" width="170" height="290" rx="24"',
    scene: [
      '<circle cx="-34" cy="-52" r="24" fill="#fff6dc"/>',
      '<path fill="#8f7fc4" d="M-110 60-62-6-38 22 8-46 54 18 74-4 110 44v130h-220z"/>',
      '<path fill="#296acb" d="m-110 100 52-62 32 32 44-66 92 110v80h-220z"/>',
      '<path fill="#fff" d="M18 4-8 43l14 8 12-12 14 14 19.5-9z"/>',
      '<path fill="#1b4a96" d="m-110 146 62-42 40 22 56-40 62 46v50h-220z"/>',
      '<rect x="-22" y="-128" width="44" height="10" rx="5" fill="#fff"/>',
    ],
  },
  small: {
    frame: '<rect x="-160" y="-224" width="320" height="448" rx="56" fill="#fff"/>',
    screen: '<rect x="-128" y="-192" width="256" height="384" rx="28"',
    scene: [
      '<circle cx="-64" cy="-112" r="36" fill="#fff6dc"/>',
      '<path fill="#1f57ae" d="M-150 192V80l44-56L32-112 150 40v152z"/>',
      '<path fill="#fff" d="M32-112-64-16l40 32 52-52 44 52 33-34z"/>',
    ],
  },
};

/**
 * The site's icon: a phone whose screen shows mountains in the morning.
 * @param {{ detail: Detail, shape: Shape }} options
 */
export function siteIcon({ detail, shape }) {
  const { frame, screen, scene } = drawings[detail];
  const scale = detail === 'small' ? 1 : scales[shape];
  const radius = shape === 'rounded' ? cornerRadius : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<linearGradient id="ground" x2="1" y2="1">${ground}</linearGradient>`,
    `<linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient>`,
    `<clipPath id="screen">${screen}/></clipPath>`,
    `<rect width="${side}" height="${side}" rx="${radius}" fill="url(#ground)"/>`,
    `<g transform="translate(${side / 2} ${side / 2}) scale(${scale})">`,
    frame,
    `<g clip-path="url(#screen)">${screen} fill="url(#sky)"/>`,
    ...scene,
    '</g>',
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
