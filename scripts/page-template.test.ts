import { describe, expect, it } from 'vitest';
import { fillTemplate } from './page-template.ts';

const template =
  '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--after--></body></html>';

const page = {
  body: '<title>T</title><meta name="a" content="b"/><link rel="c"/><main>x</main>',
  after: '',
  path: '/x',
  preloads: [],
  fonts: [],
};

describe('a page put together', () => {
  it('has its metadata in the head and its markup in the root', () => {
    expect(fillTemplate(template, page)).toBe(
      '<html><head><title>T</title><meta name="a" content="b"/><link rel="c"/></head>' +
        '<body><div id="root" data-path="/x"><main>x</main></div></body></html>',
    );
  });

  it('leaves metadata behind the first element where it is', () => {
    const body = `${page.body}<meta name="late"/>`;
    expect(fillTemplate(template, { ...page, body })).toContain(
      '<main>x</main><meta name="late"/>',
    );
  });

  it('preloads its scripts', () => {
    const html = fillTemplate(template, { ...page, preloads: ['assets/a.js', 'assets/b.js'] });
    expect(html).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/a.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/b.js"></head>',
    );
  });

  it('preloads its fonts before its scripts', () => {
    const html = fillTemplate(template, { ...page, preloads: ['a.js'], fonts: ['b.woff2'] });
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/b.woff2">' +
        '<link rel="modulepreload" crossorigin href="/a.js"></head>',
    );
  });

  it('runs what must happen before the first paint behind the root', () => {
    const html = fillTemplate(template, { ...page, after: '<script>1</script>' });
    expect(html).toContain('</div><script>1</script></body>');
  });

  it('keeps texts that look like patterns of a replacement', () => {
    const body = "<title>$& $1 $' $$</title><main>$& $`</main>";
    const html = fillTemplate(template, { ...page, body });
    expect(html).toContain("<head><title>$& $1 $' $$</title></head>");
    expect(html).toContain('<main>$& $`</main>');
  });

  it('does not do without a title', () => {
    const body = '<meta name="a"/><main>x</main>';
    expect(() => fillTemplate(template, { ...page, body })).toThrow('The page /x has no title.');
  });
});
