import { type SaxesAttributeNS, SaxesParser } from 'saxes';

const namespace = 'http://www.w3.org/2000/svg';

/** Elements that show what their `href` leads to. */
const embedding = ['image', 'use', 'feImage'];

/** What is wrong with a drawing (SVG), read as strictly as browsers do. */
export function drawingFault(text: string): string | undefined {
  const faults: string[] = [];
  let isFirst = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    faults.push(`no browser draws it: ${message.replace(/\.$/, '')}`);
  });
  parser.on('doctype', (doctype) => {
    for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+(\S+)\s+["'](.*?)["']/g))
      parser.ENTITIES[name] = value;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (isFirst && (uri !== namespace || local !== 'svg'))
      faults.push(`no browser draws it: expected <svg xmlns="${namespace}" …> at its start`);
    isFirst = false;
    const values = Object.values(attributes);
    if (local === 'script' || values.some(isScript))
      faults.push('it must be a drawing alone, but has a script in it');
    const href = values.find((attribute) => attribute.local === 'href')?.value.trim() ?? '#';
    if (embedding.includes(local) && !/^(#|data:)/.test(href))
      faults.push(`no browser draws all of it: a picture in a page cannot load ${href}`);
  });
  parser.write(text).close();
  return faults[0];
}

function isScript({ local, value }: SaxesAttributeNS): boolean {
  return /^on/i.test(local) || /^\s*javascript:/i.test(value);
}
