import { parse } from 'regexparam';
import type { Parser } from 'wouter';

/**
 * wouter's own patterns ignore case, static hosts do not: `/visualsort` gets their not-found page, so
 * it must be the not-found screen here as well.
 */
export const exactCase: Parser = (route, loose) => {
  const { pattern, keys } = parse(route, loose);
  return { pattern: new RegExp(pattern.source), keys };
};
