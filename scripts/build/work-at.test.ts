import { expect, it } from 'vitest';
import { workAt } from './work-at.ts';

it.each([
  ['https://github.com/example/portfolio', 'SoftwareSourceCode'],
  ['https://github.com/example/portfolio/releases', undefined],
  ['https://gitlab.com/example/portfolio/', 'SoftwareSourceCode'],
  ['https://play.google.com/store/apps/details?id=org.example.app', 'MobileApplication'],
  ['https://apps.apple.com/de/app/example/id123456789', 'MobileApplication'],
  ['https://pypi.org/project/example/', 'SoftwareApplication'],
  ['https://www.npmjs.com/package/@example/app', 'SoftwareApplication'],
  ['https://www.npmjs.com/~example', undefined],
  ['https://github.com.example.org/a/b', undefined],
  ['/a', undefined],
])('workAt recognizes %s as %s', (href, kind) => {
  expect(workAt(href)?.['@type']).toBe(kind);
});
