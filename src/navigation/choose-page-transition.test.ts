import { expect, it } from 'vitest';
import { choosePageTransition } from './choose-page-transition.ts';
import { routeAt } from './routes.ts';

const transitionOf = (
  from: string,
  to: string,
  change: { isTraversal?: boolean; animate?: boolean },
) => {
  const [path = '', hash = ''] = to.split(/(?=#)/);
  return choosePageTransition({
    from: routeAt(from),
    to: routeAt(path),
    hash,
    isTraversal: false,
    animate: true,
    scrollY: () => 300,
    current: undefined,
    ...change,
  });
};

const project = '/aChess';
const unknown = '/a/b';
const opening = { phase: 'opening', scrolled: 0 };
const closing = { phase: 'closing', scrolled: 300 };
const replacing = { phase: 'replacing', scrolled: 0 };

it.each([
  ['opens a page over the home screen', '/desktop/2', project, {}, opening],
  ['keeps the scroll position of a page that closes', project, '/desktop/2', {}, closing],
  ['closes a page by Back', project, '/desktop/2', { isTraversal: true }, closing],
  ['closes the page of an unknown address', unknown, '/desktop/0', {}, closing],
  ['replaces a page with another', project, '/python', {}, replacing],
  ['replaces an unknown address with another', unknown, '/c', {}, replacing],
  ['does not animate after Forward', '/desktop/2', project, { isTraversal: true }, undefined],
  ['does not animate a page that opens at a section', '/desktop/2', `${project}#x`, {}, undefined],
  ['does not animate from slide to slide', '/desktop/2', '/desktop/3', {}, undefined],
  ['does not animate with animations off', '/desktop/2', project, { animate: false }, undefined],
])('choosePageTransition %s', (_, from, to, change, transition) => {
  expect(transitionOf(from, to, change)).toEqual(transition);
});
