import { describe, expect, it } from 'vitest';
import { fillTemplate } from './page-template.ts';

const template =
  '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--after--></body></html>';

const page = {
  path: '/x',
  body: '<title>T</title><meta name="a" content="b"/><link rel="c"/><main>x</main>',
  head: '<style>a{b:c}</style>',
  after: '<script>1</script>',
};

describe('a page put together', () => {
  it('has its metadata and style in the head, its markup in the root, and behind it what runs before the first paint', () => {
    expect(fillTemplate(template, page)).toBe(
      '<html><head><title>T</title><meta name="a" content="b"/><link rel="c"/><style>a{b:c}</style></head>' +
        '<body><div id="root" data-path="/x"><main>x</main></div><script>1</script></body></html>',
    );
  });

  it('has neither style nor script fetched by a tag', () => {
    const fetching =
      '<script type="module" crossorigin src="/assets/app/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/app/a.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/app/style.css">';
    const html = fillTemplate(template.replace('</head>', `${fetching}</head>`), page);
    expect(html).toBe(fillTemplate(template, page));
  });

  it('keeps texts that look like patterns of a replacement', () => {
    const body = "<title>$& $1 $' $$</title><main>$& $`</main>";
    const html = fillTemplate(template, { ...page, body });
    expect(html).toContain("<head><title>$& $1 $' $$</title>");
    expect(html).toContain('<main>$& $`</main>');
  });

  it('does not do without a title', () => {
    const body = '<meta name="a"/><main>x</main>';
    expect(() => fillTemplate(template, { ...page, body })).toThrow('The page /x has no title.');
  });
});
