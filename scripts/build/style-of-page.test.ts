import { describe, expect, it } from 'vitest';
import { fontsOf, styleOfPage } from './style-of-page.ts';

describe('styleOfPage', () => {
  it('keeps the rules that the markup needs on a screen, except those for hovering', () => {
    const utilities = '.a{x:1}.b{x:2}@media print{.d{x:3}}';
    const style = `@media print{x{x:9}}@media (hover:hover){p{x:8}}html{x:0}@layer utilities{${utilities}}.e{x:4}@font-face{x:5}`;
    expect(styleOfPage(style, '<p class="a d z">')).toBe(
      'html{x:0}@layer utilities{.a{x:1}}@font-face{x:5}',
    );
  });

  it('keeps the rules for classes with variants, in scripts, with entities and in selector lists', () => {
    const used = '.b\\:c\\/2:hover{x:2}.d{x:3}.\\[\\&\\>a\\]{x:1}';
    const markup = `x.className='b:c/2 d'<p class="[&amp;&gt;a]">`;
    expect(styleOfPage(`${used.replace('.d', '.a,.d')}.f{x:4}`, markup)).toBe(used);
  });

  it('keeps the rules for attributes and values that the page or its scripts have', () => {
    const used = 'a[data-b=c]{x:1}a[data-d]{x:2}a[href^=e]{x:3}a[data-b=g]{x:5}';
    const unused = 'a[data-b=f]{x:4}a[data-h]{x:6}a[href^=tel]{x:7}';
    const markup = `<a href="e" data-b="c"><script>b='g';a.setAttribute('data-d')</script>`;
    expect(styleOfPage(used + unused, markup)).toBe(used);
  });

  it('keeps the rules for elements of the page', () => {
    const used = 'p,:is(b,i)>a:not(td){x:1}@keyframes fly{to{x:2}}a{animation:fly}';
    const unused = 'td{x:3}:is(td,th) a{x:4}::placeholder{x:5}:-moz-ui-invalid{x:5}a:active{x:6}';
    expect(styleOfPage(used + unused, '<p><i><a>')).toBe(used);
  });
});

it('fontsOf finds the font files with letters of a text', () => {
  const font = (file: string, range: string) =>
    `@font-face{src:url(${file});unicode-range:${range}}`;
  const style = font('a.woff2', 'U+0-FF') + font('b.woff2', 'U+100-130,U+132-17F');
  expect(fontsOf(style, 'Größe')).toEqual(['a.woff2']);
  expect(fontsOf(style, 'Łucja')).toEqual(['a.woff2', 'b.woff2']);
});
