import { describe, expect, it } from 'vitest';
import { resolveAddress } from './preview-host.ts';

const files = new Set([
  '/index.html',
  '/python/index.html',
  '/desktop/index.html',
  '/desktop/0/index.html',
  '/404.html',
]);
const resolve = (url: string) => resolveAddress(url, (path) => files.has(path));

describe('a static host', () => {
  it.each([
    ['/', '/index.html'],
    ['/?a=1', '/index.html?a=1'],
    ['/python', '/python/index.html'],
    ['/python?a=1&b=2', '/python/index.html?a=1&b=2'],
    ['/desktop', '/desktop/index.html'],
    ['/desktop/0', '/desktop/0/index.html'],
  ])('serves %s from %s', (url, file) => {
    expect(resolve(url)).toEqual({ file });
  });

  it.each([
    ['/python/', '/python'],
    ['/desktop/0/?a=1', '/desktop/0?a=1'],
  ])('redirects %s to %s', (url, redirect) => {
    expect(resolve(url)).toEqual({ redirect });
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/desktop/9',
    '/404.html',
    '/python/index.html',
    '//python',
    '//example.org/',
    '/../python',
    '/python/../python',
  ])('makes no page of %s', (url) => {
    expect(resolve(url)).toBeUndefined();
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
