import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// npm omits hashes of other systems' optional packages (npm/cli#4460). Packages without a hash are
// installed unchecked.
it.each(['package-lock.json', 'example/art/package-lock.json'])(
  'every package in %s has a hash, and no address of a registry',
  (file) => {
    const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    const wrong = Object.entries<{ integrity?: string; resolved?: string }>(packages)
      .filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved)
      .map(([path]) => path);
    expect(wrong).toEqual([]);
  },
);
