import { expect, it } from 'vitest';
import { drawingFault } from './drawing-fault.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

/** As Adobe Illustrator begins its files. */
const doctype = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';

it.each([
  ['has a declaration and a comment', `<?xml version="1.0"?>\n<!-- Säge -->\n${svg('<path/>')}`],
  ['declares its entities', `${doctype}<svg xmlns="&ns_svg;"/>`],
  ['declares the prefix of its links', svg('', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
  ['uses a part of itself, and a picture in it', svg('<use href="#a"/><image href="data:,"/>')],
  ['begins with a byte order mark', `\ufeff${svg('')}`],
])('a drawing is right that %s', (_, drawing) => {
  expect(drawingFault(drawing)).toBeUndefined();
});

it.each([
  ['has no namespace', '<svg><path/></svg>', 'expected <svg xmlns="http://www.w3.org/2000/svg"'],
  ['is a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'expected <svg xmlns='],
  ['is empty', '', '1:0: document must contain a root element'],
  ['has an entity of HTML', svg('<text>\n&nbsp;</text>'), '2:6: undefined entity'],
  ['has a prefix of nothing', svg('<use xlink:href="#a"/>'), 'unbound namespace prefix: "xlink"'],
  ['is cut off', svg('<path/>').slice(0, -6), 'unclosed tag: svg'],
  ['has an attribute without quotes', svg('<path d=M0/>'), 'unquoted attribute value'],
  ['has two roots', svg('') + svg(''), 'documents may contain only one root'],
])('one line says that no browser draws a drawing that %s', (_, drawing, reason) => {
  const fault = drawingFault(drawing);
  expect(fault).toMatch(/^no browser draws it: /);
  expect(fault).toContain(reason);
});

it.each([
  ['<script>alert(1)</script>'],
  ['<path onclick="alert(1)"/>'],
  ['<a href=" javascript:alert(1)"/>'],
])('a drawing may have no script: %s', (inside) => {
  expect(drawingFault(svg(inside))).toBe('it must be a drawing alone, but has a script in it');
});

it('a drawing may load no other file, which no browser does in a picture', () => {
  expect(drawingFault(svg('<image href="photo.png"/>'))).toBe(
    'no browser draws all of it: a picture in a page cannot load photo.png',
  );
});
