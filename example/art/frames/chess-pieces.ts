import { s } from '#art/stage/dom.ts';

/** A piece as in FEN: upper case is white; king, queen, rook, bishop, knight, pawn. */
export type Piece = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

/** Colours of one side: the body, its outline, and the fine lines within the body. */
type Finish = { fill: string; line: string; detail: string };

const white: Finish = { fill: '#fbfaf6', line: '#24272e', detail: '#24272e' };
const black: Finish = { fill: '#3a3e48', line: '#0f1115', detail: '#c9ccd4' };

/** One piece in a box of 48 × 48, from back to front; `details` are lines without a filling. */
type Shape = { bodies: readonly string[]; details: readonly string[] };

const foot =
  'M14 36h20a2.4 2.4 0 0 1 2.4 2.4v2.1a1.5 1.5 0 0 1-1.5 1.5H13.1a1.5 1.5 0 0 1-1.5-1.5v-2.1A2.4 2.4 0 0 1 14 36z';

function ball(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

const shapes: Record<'k' | 'q' | 'r' | 'b' | 'n' | 'p', Shape> = {
  p: {
    bodies: [
      foot,
      'M20.8 22C20.6 28 18 31.5 14.8 36h18.4C30 31.5 27.4 28 27.2 22z',
      ball(24, 14.5, 5.7),
      'M18.6 20h10.8a1.5 1.5 0 0 1 0 3H18.6a1.5 1.5 0 0 1 0-3z',
    ],
    details: [],
  },
  r: {
    bodies: [
      foot,
      'M17.6 18h12.8L32 32.6l2 3.4H14l2-3.4z',
      'M13 7.5h5.4V11h3.4V7.5h4.4V11h3.4V7.5H35v8L31.6 19H16.4L13 15.5z',
    ],
    details: ['M17.8 19h12.4', 'M17.4 32.6h13.2'],
  },
  b: {
    bodies: [
      foot,
      'M20.4 30.5C20.4 33.4 18.4 34.6 15.6 36h16.8c-2.8-1.4-4.8-2.6-4.8-5.5z',
      ball(24, 7.6, 2.5),
      'M24 10c5.8 3.7 8.8 8.2 8.8 12.4 0 2.9-1.7 5-4 6.1h-9.6c-2.3-1.1-4-3.2-4-6.1 0-4.2 3-8.7 8.8-12.4z',
      'M18.2 28.2h11.6a1.5 1.5 0 0 1 0 3H18.2a1.5 1.5 0 0 1 0-3z',
    ],
    details: ['M28.2 14.2 23.6 21'],
  },
  n: {
    bodies: [
      foot,
      'M14.6 36c-.2-5.4 2.4-7.8 5.9-10.5 1.5-1.2 2.2-2.4 2.2-3.7-2 1.4-4.4 1.4-6.1 2.3-1.1.6-1.6 2.2-3.1 2.4-2.5.3-4.3-1.5-4-4.1.3-2.7 3.5-5.8 4.8-8.7.5-1.3.9-2.9 2.3-4L16.2 5.8l4.3 2.6 2.2-3.2 1.4 3.9C31.8 10.4 36 17.6 35.4 27.6c-.2 3-.9 5.7-1.5 8.4z',
    ],
    details: ['M25.4 12.2c4.8 2.8 6.9 8.2 6.2 15', 'M17.3 14.6l1.5-.8', 'M12 22.7l.7-.9'],
  },
  q: {
    bodies: [
      foot,
      'M14.2 31 10 15.8l6.2 7.4L17.4 11.4l4.6 11L24 9.6l2 12.8 4.6-11 1.2 11.8 6.2-7.4L33.8 31z',
      ball(9.8, 14, 2.3),
      ball(17, 9.8, 2.3),
      ball(24, 8, 2.3),
      ball(31, 9.8, 2.3),
      ball(38.2, 14, 2.3),
      'M14.2 31c6-1.9 13.6-1.9 19.6 0L33 36H15z',
    ],
    details: [],
  },
  k: {
    bodies: [
      foot,
      'M22.7 3.4h2.6v2.5h2.5v2.6h-2.5V13h-2.6V8.5h-2.5V5.9h2.5z',
      'M24 12.2c3.4 2.4 3.6 6 0 12.3-3.6-6.3-3.4-9.9 0-12.3z',
      'M24 24c.9-5.6 4.2-8.7 8.4-8.7 4.6 0 6.7 3.5 5.7 7.4-.9 3.3-3.6 5.2-4.3 8.3H14.2c-.7-3.1-3.4-5-4.3-8.3-1-3.9 1.1-7.4 5.7-7.4 4.2 0 7.5 3.1 8.4 8.7z',
      'M14.2 31c6-1.9 13.6-1.9 19.6 0L33 36H15z',
    ],
    details: ['M24 24v5.6'],
  },
};

/** A chess piece as an SVG of `size` × `size` CSS px, with a little air around it. */
export function chessPiece(piece: Piece, size: number): SVGSVGElement {
  const finish = piece === piece.toUpperCase() ? white : black;
  const shape = shapes[piece.toLowerCase() as keyof typeof shapes];
  return s(
    'svg',
    {
      viewBox: '0 0 48 48',
      width: size,
      height: size,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...shape.bodies.map((d) =>
      s('path', { d, fill: finish.fill, stroke: finish.line, 'stroke-width': 1.6 }),
    ),
    ...shape.details.map((d) =>
      s('path', { d, fill: 'none', stroke: finish.detail, 'stroke-width': 1.6 }),
    ),
  );
}

/**
 * The 64 squares of a position, row by row from a8 to h1.
 *
 * @param fen only its first field, the placement, is read
 * @throws an Error if it does not describe 64 squares
 */
export function readPlacement(fen: string): (Piece | undefined)[] {
  const squares: (Piece | undefined)[] = [];
  for (const letter of (fen.split(' ')[0] ?? '').replaceAll('/', '')) {
    if (/[1-8]/.test(letter)) squares.push(...new Array<undefined>(Number(letter)).fill(undefined));
    else if (/[kqrbnp]/i.test(letter)) squares.push(letter as Piece);
  }
  if (squares.length !== 64) throw new Error(`No chess position: ${fen}`);
  return squares;
}
