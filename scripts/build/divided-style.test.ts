import { describe, expect, it } from 'vitest';
import { dividedStyle } from './divided-style.ts';

const utilities = '.a{x:1}.b\\:c\\/2:hover{x:2}@media print{.d{x:3}}';
const style = `@media print{x{x:9}}html{x:0}@layer utilities{${utilities}}.e{x:4}@font-face{x:5}`;

describe('the divided style sheet', () => {
  it('has first what the markup names and what has no class, and later the rest with all utilities', () => {
    expect(dividedStyle(style, '<p class="a d z">')).toEqual({
      first: 'html{x:0}@layer utilities{.a{x:1}}@font-face{x:5}',
      later: `@media print{x{x:9}}@layer utilities{${utilities}}.e{x:4}`,
    });
  });

  it('keeps the place of the layer for browsers without @property, whose rules come later', () => {
    const layer = '@layer properties{@supports (a:b){*{--tw-x:0}}}';
    expect(dividedStyle(`${layer}@layer base{a{x:1}}`, '')).toEqual({
      first: '@layer properties{}@layer base{a{x:1}}',
      later: layer,
    });
  });

  it('finds classes with a variant, classes of scripts, and rules for one of several classes', () => {
    const { first } = dividedStyle(
      '.b\\:c\\/2:hover{x:2}.a,.d{x:3}.f{x:4}',
      "x.className='b:c/2 d'",
    );
    expect(first).toBe('.b\\:c\\/2:hover{x:2}.a,.d{x:3}');
  });

  it('leaves out first the animations and variables that nothing is left to read', () => {
    const animations = '@keyframes in{to{x:1}}@keyframes in-out{to{x:1}}';
    const property = '@property --tw-x{syntax:"*";inherits:false;initial-value:0}';
    const used = '.a{animation:1s in-out}';
    const unused = '.b{animation:1s in;--tw-x:1;x:var(--tw-x)}';
    expect(dividedStyle(used + unused + animations + property, '<p class="a">')).toEqual({
      first: `${used}@keyframes in-out{to{x:1}}`,
      later: `${unused}@keyframes in{to{x:1}}${property}`,
    });
  });

  it('reads what the markup writes as entities', () => {
    const rule = '.\\[\\@media\\(height\\<20rem\\)\\]\\:\\[\\&\\>a\\]{x:1}';
    const markup = '<p class="[@media(height&lt;20rem)]:[&amp;&gt;a]">';
    expect(dividedStyle(rule, markup).first).toBe(rule);
  });
});
