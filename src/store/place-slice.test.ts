import { describe, expect, it } from 'vitest';
import { visitAt } from './visit-with-fake-history.ts';

describe('navigate', () => {
  it.each([
    ['pushes a page over the home screen', '/desktop/2', '/aChess', ['/desktop/2', '/aChess']],
    ['replaces the entry for the same address', '/python', '/python', ['/python']],
    ['pushes a section', '/datenschutz', '/datenschutz#x', ['/datenschutz', '/datenschutz#x']],
    [
      'pushes the home screen from an unknown address',
      '/a/b',
      '/desktop/0',
      ['/a/b', '/desktop/0'],
    ],
    ['opens the form over the current page', '/python', '/kontakt', ['/python', '/python']],
  ])('%s', (_, from, to, addresses) => {
    const { visit, addresses: written } = visitAt(from);
    visit().navigate(to);
    expect(written()).toEqual(addresses);
  });

  it('saves the scroll position in the entry that it leaves', () => {
    const { visit, entries } = visitAt('/datenschutz', { scrollY: 300 });
    visit().navigate('/impressum');
    expect(entries[0]?.state).toMatchObject({ scrolled: 300 });
  });

  it('keeps the home layer behind a page', () => {
    const { visit } = visitAt('/desktop/2');
    visit().navigate('/aChess');
    expect(visit()).toMatchObject({ home: { path: '/desktop/2' }, page: { path: '/aChess' } });
  });

  it('removes a page only after the closing transition', () => {
    const { visit } = visitAt('/foo');
    visit().navigate('/desktop/0');
    expect(visit()).toMatchObject({ home: { path: '/desktop/0' }, page: { path: '/foo' } });
    visit().endPageTransition();
    expect(visit().page).toBeUndefined();
  });
});

describe('turnToSlide', () => {
  it('replaces the address at once', () => {
    const { visit, addresses } = visitAt('/desktop/0');
    visit().turnToSlide(2);
    expect(addresses()).toEqual(['/desktop/2']);
  });

  it('keeps the entry of the lock and adds another', () => {
    const { visit, addresses } = visitAt('/');
    visit().turnToSlide(1);
    expect(addresses()).toEqual(['/', '/desktop/1']);
  });

  it('keeps the address of a page above the slider', () => {
    const { visit, addresses } = visitAt('/desktop/2');
    visit().navigate('/aChess');
    visit().turnToSlide(3);
    expect(addresses()).toEqual(['/desktop/2', '/aChess']);
    expect(visit().home).toMatchObject({ slide: 3 });
  });
});

describe('leavePage', () => {
  it('goes back past the sections of the page', () => {
    const { visit, here } = visitAt('/desktop/3');
    visit().navigate('/datenschutz');
    visit().navigate('/datenschutz#a');
    visit().navigate('/datenschutz#b');
    expect([visit().leavePage(), here()]).toEqual([true, '/desktop/3']);
  });

  it('returns false on a page that was opened directly', () => {
    expect(visitAt('/datenschutz').visit().leavePage()).toBe(false);
  });
});

describe('traverse', () => {
  it('follows Back and Forward between pages and slides', () => {
    const { visit, go } = visitAt('/desktop/1');
    visit().navigate('/python');
    go(-1);
    expect(visit()).toMatchObject({ route: { path: '/desktop/1' }, arrival: 'traversal' });
    go(1);
    expect(visit()).toMatchObject({ page: { path: '/python' }, entryIndex: 1 });
  });

  it('counts an entry added by a jump to a section', () => {
    const { visit, entries, go } = visitAt('/datenschutz');
    entries.push({ address: '/datenschutz#a', state: null });
    go(1);
    expect(visit()).toMatchObject({ hash: '#a', entryIndex: 1, routeStartIndex: 0 });
    expect(entries.at(-1)?.state).toMatchObject({ entryIndex: 1, routeStartIndex: 0 });
  });

  it('ignores the state that a browser extension has written', () => {
    const { visit, entries, go } = visitAt('/python');
    entries.push({ address: '/react', state: { extension: true } });
    go(1);
    expect(visit()).toMatchObject({ route: { path: '/react' }, entryIndex: 0 });
  });
});

it.each([
  ['/Impressum/?a=1#x', '/impressum?a=1#x'],
  ['/%70ython', '/python'],
  ['/desktop', '/desktop/0'],
  ['/a%2Fb?c', '/a%2Fb?c'],
])('adoptEntry corrects the address %s to %s', (address, corrected) => {
  expect(visitAt(address).addresses()).toEqual([corrected]);
});
