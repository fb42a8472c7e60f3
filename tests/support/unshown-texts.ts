import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Browsers collapse white space; a long title has soft hyphens. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Fields without a text on a page: addresses, files, colours, and what is shown elsewhere. */
const unread = new Set([
  ...['href', 'slug', 'src', 'icon', 'lang', 'alt', 'caption', 'metaDescription', 'translations'],
  ...['color', 'backgroundColor', 'hoverColor', 'hoverBackgroundColor', 'background'],
]);

function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (unread.has(field)) return [];
  if (typeof value === 'string') return [{ field, text: plain(value) }];
  return Object.entries(Object(value)).flatMap(([key, child]) =>
    textsIn(child, Array.isArray(value) ? field : key),
  );
}

/** The texts of some content that stand on no page of a build, with their number. */
export function unshownTexts(outDir: string, content: Record<string, unknown>) {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .map((markup) => markup.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ''))
    .map((text) => text.replace(/&([#\w]+);/g, (all, name) => entities[name] ?? all));
  const shown = plain(pages.join('\n'));
  const texts = Object.entries(content).flatMap(([field, value]) => textsIn(value, field));
  return { unshown: texts.filter(({ text }) => !shown.includes(text)), count: texts.length };
}
