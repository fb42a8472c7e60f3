import { expect, it } from 'vitest';
import { withoutUnusedProperties } from './unused-properties.ts';

const register = (name: string, more = '') => `@property ${name}{syntax:"*";inherits:false${more}}`;

it('drops a variable that nothing sets, with its reset', () => {
  const style = `*{--tw-blur:initial;--tw-leading:initial}.a{filter:var(--tw-blur,)}.b{--tw-leading:1;line-height:var(--tw-leading)}`;
  expect(withoutUnusedProperties(style + register('--tw-blur') + register('--tw-leading'))).toBe(
    `*{--tw-leading:initial}.a{filter:var(--tw-blur,)}.b{--tw-leading:1;line-height:var(--tw-leading)}${register('--tw-leading')}`,
  );
});

it('drops a variable that nothing reads', () => {
  const style = `*{--tw-pan-x:initial;--tw-leading:initial}.a{--tw-leading:1;line-height:var(--tw-leading)}`;
  const registered = register('--tw-pan-x', ';initial-value:0') + register('--tw-leading');
  expect(withoutUnusedProperties(style + registered)).toBe(
    `*{--tw-leading:initial}.a{--tw-leading:1;line-height:var(--tw-leading)}${register('--tw-leading')}`,
  );
});

it('keeps a variable that is read and has an initial value, or is set by a longer name', () => {
  const style = [
    register('--tw-shadow', ';initial-value:0'),
    register('--tw-shadow-color'),
    '.a{--tw-shadow-color:red;color:var(--tw-shadow-color);box-shadow:var(--tw-shadow)}',
  ].join('');
  expect(withoutUnusedProperties(style)).toBe(style);
});
