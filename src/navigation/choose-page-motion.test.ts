import { expect, it } from 'vitest';
import { createVisitStore } from '#src/store/visit-store.ts';
import { choosePageMotion } from './choose-page-motion.ts';
import { placeAt } from './place.ts';

const motionOf = (from: string, to: string, change: { traverses?: boolean; moves?: boolean }) => {
  const [pathname = '', hash = ''] = to.split(/(?=#)/);
  const visit = createVisitStore(placeAt({ pathname: from, hash: '' })).getState();
  const place = placeAt({ pathname, hash });
  const defaults = { traverses: false, moves: true, scrolled: () => 300 };
  return choosePageMotion(place, visit, { ...defaults, ...change });
};

const project = '/aChess';
const opening = { phase: 'opening', path: project, homePath: '/desktop/2', scrolled: 0 };
const closing = { phase: 'closing', path: project, homePath: '/desktop/2', scrolled: 300 };
const replacing = { phase: 'replacing', path: '/python', scrolled: 0 };

it.each([
  ['opens a page over the home screen', '/desktop/2', project, {}, opening],
  ['closes a page from where it is scrolled to', project, '/desktop/2', {}, closing],
  ['closes a page by Back', project, '/desktop/2', { traverses: true }, closing],
  ['replaces a page by another', project, '/python', {}, replacing],
  ['moves no page to which Forward leads', '/desktop/2', project, { traverses: true }, undefined],
  ['moves no page that opens at a section', '/desktop/2', `${project}#x`, {}, undefined],
  ['moves no page between slides', '/desktop/2', '/desktop/3', {}, undefined],
  ['moves no page where motion is unwanted', '/desktop/2', project, { moves: false }, undefined],
])('choosePageMotion %s', (_, from, to, change, motion) => {
  expect(motionOf(from, to, change)).toEqual(motion);
});
