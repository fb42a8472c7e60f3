import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// An alias of vite.config.ts that matches nothing would silently ship the package's own module.
it.each([
  ['@radix-ui/react-dialog/dist/index.mjs', 'react-remove-scroll'],
  ['wouter/src/use-sync-external-store.js', 'use-sync-external-store/shim/index.js'],
])('%s still imports %s, which the site replaces', (importer, module) => {
  const source = readFileSync(`node_modules/${importer}`, 'utf8');
  expect(source).toMatch(new RegExp(`from\\s*["']${module}["']`));
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(`find: '${module}'`);
});
