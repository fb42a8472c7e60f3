import { describe, expect, it } from 'vitest';
import { resolveAddress } from './preview-host.ts';

const files = new Set(['/index.html', '/python/index.html', '/desktop/0/index.html', '/404.html']);
const resolve = (url: string) => resolveAddress(url, (path) => files.has(path));

describe('a static host', () => {
  it.each([
    ['/', { file: '/index.html' }],
    ['/?a=1', { file: '/index.html?a=1' }],
    ['/python?a=1&b=2', { file: '/python/index.html?a=1&b=2' }],
    ['/desktop/0', { file: '/desktop/0/index.html' }],
    ['/python/', { redirect: '/python' }],
    ['/desktop/0/?a=1', { redirect: '/desktop/0?a=1' }],
    ['/nothing/', undefined],
    ['/404.html', undefined],
    ['/python/index.html', undefined],
    ['//python', undefined],
    ['/../python', undefined],
  ])('answers %s with %j', (url, answer) => {
    expect(resolve(url)).toEqual(answer);
  });

  it('serves a site in a folder from that folder alone', () => {
    const inFolder = (url: string) => resolveAddress(url, (path) => files.has(path), '/a/');
    expect(inFolder('/a/')).toEqual({ file: '/a/index.html' });
    expect(inFolder('/a?b')).toEqual({ redirect: '/a/?b' });
    expect(inFolder('/a/python')).toEqual({ file: '/a/python/index.html' });
    expect(inFolder('/a/python/')).toEqual({ redirect: '/a/python' });
    for (const url of ['/', '/python', '/a/nothing', '/b/python'])
      expect(inFolder(url)).toBeUndefined();
  });

  it('does not redirect to another host', () => {
    expect(resolveAddress('//example.org/', () => true)).toBeUndefined();
  });
});
