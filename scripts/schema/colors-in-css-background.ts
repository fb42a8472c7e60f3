import { transform } from 'lightningcss';

/**
 * The colours of a CSS background, `#rrggbb`. Undefined unless it consists of opaque colours and
 * gradients of them, in CSS that browsers read: they ignore a declaration with a mistake, and one
 * bracket too few takes every later rule of the page along.
 */
export function backgroundColors(value: string): string[] | undefined {
  const colors: (string | undefined)[] = [];
  let declarations = 0;
  // A page's first screen places it (`tile-background.ts`). Lightning CSS turns a
  // bare 30 into 30px, but browsers drop the declaration (parcel-bundler/lightningcss#1199, as of
  // 1.33). A custom property keeps its numbers.
  const code = `a{background:${value} top / 100% 100svh}b{background:${value};--written:${value}}`;
  try {
    transform({
      filename: 'background',
      code: new TextEncoder().encode(code),
      visitor: {
        Token: {
          number({ value }) {
            if (value !== 0) colors.push(undefined);
          },
        },
        Declaration(declaration) {
          declarations += 1;
          if (declaration.property === 'custom') return;
          if (declaration.property !== 'background') return void colors.push(undefined);
          for (const { image, color } of declaration.value) {
            if (image.type === 'none') colors.push(hexOf(color));
            else if (image.type === 'gradient') colors.push(...colorsIn(image.value).map(hexOf));
            else colors.push(undefined);
          }
        },
      },
    });
  } catch {
    return undefined;
  }
  const isOpaque = (color: string | undefined) => color !== undefined;
  return declarations === 3 && colors.every(isOpaque) ? colors : undefined;
}

/** Every property with the name, at any depth. */
function colorsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, child]) =>
    key === 'color' ? [child] : colorsIn(child),
  );
}

function hexOf(color: unknown): string | undefined {
  const { type, r, g, b, alpha } = Object(color);
  if (type !== 'rgb' || alpha !== 1) return undefined;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
