import { normalizePath, type Plugin } from 'vite';
import { contentPath } from '../content-folder.mjs';
import { withoutHiddenSigns } from '../hidden-signs.ts';

/**
 * Takes hidden signs out of the content before anything reads it: an address with one would be
 * published, and a tag with one would equal no skill's title. Whoever means one writes its number,
 * `\u00ad`, which can be seen.
 */
export function noHiddenSigns(): Plugin {
  return {
    name: 'no-hidden-signs',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = normalizePath(id).split('?');
      if (!file.startsWith(`${contentPath}/`) || !/\.(ts|json)$/.test(file)) return null;
      return { code: withoutHiddenSigns(code), map: null };
    },
  };
}
