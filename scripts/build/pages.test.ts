import { expect, it } from 'vitest';
import { fillTemplate } from './pages.ts';

const template = `<html><head><!--head--><script type="module" crossorigin src="/assets/app/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/app/a.js"><link rel="stylesheet" href="/a.css"></head>
<body><div id="root"><!--app--></div><!--after--></body></html>`;

it('a page has its metadata and style in the head, what runs behind its markup, and its texts as they are', () => {
  const metadata = '<title>$& $1 $\' $$</title><meta name="a" content="b"/><link rel="c"/>';
  const body = `${metadata}<main>$& $\`</main>`;
  const head = '<style>a{b:c}</style>';
  const after = '<script>1</script>';
  expect(fillTemplate(template, { path: '/x', body, head, after })).toBe(
    `<html><head>${metadata}${head}</head>
<body><div id="root" data-path="/x"><main>$& $\`</main></div>${after}</body></html>`,
  );
});

it('a page does not do without a title', () => {
  const page = { path: '/x', body: '<meta name="a"/><main>x</main>', head: '', after: '' };
  expect(() => fillTemplate(template, page)).toThrow('The page /x has no title.');
});
