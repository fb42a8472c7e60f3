import { assert, constantFrom, oneof, property, string } from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { escapeScript } from './html-files.ts';
import { metaTags } from './meta-tags.tsx';
import { dataBlock } from './structured-data.ts';
import { withoutEntities } from './style-of-page.ts';
import { vCard } from './vcard.ts';

/** Syntax of HTML, Markdown, JavaScript, XML and vCards, and unusual characters. */
const strings = [
  '$&',
  '</script>',
  '<!--',
  ']]>',
  '&lt;',
  '](',
  '- ',
  '1. ',
  '\u2028',
  '\u202e\u05e9',
  '👩‍💻',
];
const characters = [...'<>&"\\[]`*_#%{,;:\n', "'"];

/** Any text without control characters (except the line feed), private-use and noncharacters. */
const anyText = string({
  unit: oneof(constantFrom(...strings, ...characters), string({ unit: 'binary', maxLength: 2 })),
}).map((text) => text.replace(/(?!\n)[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu, '').trim());

describe('an arbitrary text', () => {
  it('is unchanged in the head of a page', () => {
    assert(
      property(anyText, anyText, (description, title) => {
        const tags = metaTags({ title, description, canonical: '/', openGraph: { title } });
        const values = [...tags.matchAll(/>([^<]+)<|content="([^"]*)"/g)].map(
          ([, text, value = '']) => withoutEntities(text ?? value),
        );
        const expected = [title, description, title, 'summary_large_image'];
        expect(values).toEqual(title ? expected : expected.slice(1));
        expect(tags.replace(/>[^<]+</, '><').replace(/"[^"<>]*"/g, '')).toBe(
          '<title></title><meta name= content=/><link rel= href=/><meta property= content=/><meta name= content=/>',
        );
      }),
    );
  });

  it('is unchanged in the structured data', () => {
    assert(
      property(anyText, (name) => {
        const block = dataBlock([{ '@type': 'Person', name }]);
        expect(block.match(/</g)).toEqual(['<', '<']);
        expect(JSON.parse(block.replace(/<[^>]*>/g, ''))).toMatchObject({ name });
      }),
    );
  });

  it('is unchanged in a script of the page', () => {
    assert(
      property(anyText, (text) => {
        // The bundler escapes closing tags in the same way.
        const code = escapeScript(JSON.stringify(text).replaceAll('</script', '<\\/script'));
        expect(code).not.toMatch(/<!--|<\/script/);
        expect(new Function(`return ${code}`)()).toBe(text);
      }),
    );
  });

  it('is unchanged in the vCard', () => {
    assert(
      // ical.js misreads an escaped backslash at the end of a component.
      property(
        anyText.map((text) => text.replace(/\\+$/, '')),
        (text) => {
          // ical.js does not unescape a semicolon outside of structured values.
          const fullName = `Petra ${text.replaceAll(';', '')}`;
          const address = { ...owner.address, street: text };
          const [, ...parsed] = ICAL.parse(vCard({ ...owner, fullName, address }, 'https://x.de/'));
          const card = new ICAL.Component(['vcard', ...parsed] as never);
          expect(card.getFirstPropertyValue('fn')).toBe(fullName);
          expect(card.getFirstPropertyValue('adr')).toContain(text);
        },
      ),
    );
  });
});
