import { describe, expect, it } from 'vitest';
import { dividedStyle } from './divided-style.ts';

describe('dividedStyle', () => {
  it('puts the rules that the markup needs on a screen into `first`, and all utilities into `later`', () => {
    const utilities = '.a{x:1}.b{x:2}@media print{.d{x:3}}';
    const style = `@media print{x{x:9}}html{x:0}@layer utilities{${utilities}}.e{x:4}@font-face{x:5}`;
    expect(dividedStyle(style, '<p class="a d z">')).toEqual({
      first: 'html{x:0}@layer utilities{.a{x:1}}@font-face{x:5}',
      later: `@media print{x{x:9}}@layer utilities{${utilities}}.e{x:4}`,
    });
  });

  it('puts the file of a font into `first` only where the markup has a letter of it', () => {
    const font = '@font-face{src:url(x);unicode-range:U+100-130,U+132-17F}';
    const divided = (name: string) => dividedStyle(`.a{x:1}.b{x:2}${font}`, `<p class="a">${name}`);
    expect(divided('Łucja').first).toBe(`.a{x:1}${font}`);
    expect(divided('Größe').later).toContain(font);
    expect(divided('Größe').first).toBe('.a{x:1}');
  });

  it('finds classes with variants, in scripts, in entities and in selector lists', () => {
    const used = '.b\\:c\\/2:hover{x:2}.a,.d{x:3}.\\[\\&\\>a\\]{x:1}';
    const markup = `x.className='b:c/2 d'<p class="[&amp;&gt;a]">`;
    expect(dividedStyle(`${used}.f{x:4}`, markup).first).toBe(used);
  });
});
