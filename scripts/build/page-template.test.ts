import { describe, expect, it } from 'vitest';
import { fillTemplate, styleAttributes } from './page-template.ts';

const template =
  '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--after--></body></html>';

const page = {
  body: '<title>T</title><meta name="a" content="b"/><link rel="c"/><main>x</main>',
  after: '',
  noScript: '',
  path: '/x',
  style: 'a{b:c}',
  fonts: [],
};

describe('a page put together', () => {
  it('has its metadata in the head and its markup in the root', () => {
    expect(fillTemplate(template, page)).toBe(
      '<html><head><title>T</title><meta name="a" content="b"/><link rel="c"/><style>a{b:c}</style></head>' +
        '<body><div id="root" data-path="/x"><main>x</main></div></body></html>',
    );
  });

  it('leaves metadata behind the first element where it is', () => {
    const body = `${page.body}<meta name="late"/>`;
    expect(fillTemplate(template, { ...page, body })).toContain(
      '<main>x</main><meta name="late"/>',
    );
  });

  it('preloads its fonts', () => {
    const html = fillTemplate(template, { ...page, fonts: ['/a/b.woff2'] });
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/a/b.woff2"><style>',
    );
  });

  it('holds its style, and has neither that nor the script fetched by a tag', () => {
    const fetching =
      '<script type="module" crossorigin src="/assets/app/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/app/a.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/app/style.css">';
    const html = fillTemplate(template.replace('</head>', `${fetching}</head>`), page);
    expect(html).toBe(fillTemplate(template, page));
  });

  it('runs what must happen before the first paint behind the root', () => {
    const html = fillTemplate(template, { ...page, after: '<script>1</script>' });
    expect(html).toContain('</div><script>1</script></body>');
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

describe('the style attributes of all pages', () => {
  it('become rules of a style sheet, one for equal ones, where its markup has them', () => {
    const attributes = styleAttributes();
    expect(attributes.replaceIn('<b style="color:red"></b><i style="color:red"></i>')).toBe(
      '<b data-style="0"></b><i data-style="0"></i>',
    );
    expect(
      attributes.replaceIn('<u style="--a:url(&quot;x&quot;)"></u><b style="color:red"></b>'),
    ).toBe('<u data-style="1"></u><b data-style="0"></b>');
    const [first, second] = ['[data-style="0"]{color:red}', '[data-style="1"]{--a:url("x")}'];
    expect(attributes.rulesOf('<u data-style="1"></u><b data-style="0"></b>')).toBe(
      `${first}${second}`,
    );
    expect(attributes.rulesOf('<u data-style="1"></u>')).toBe(second);
  });
});
