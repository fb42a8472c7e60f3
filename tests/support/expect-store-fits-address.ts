import { expect, type Page } from '@playwright/test';
import { lastSlide } from '#tests/support/home-screen.ts';

/** The site's store, address and history entry, read at one moment. */
async function readVisit(page: Page) {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { value?: { getState?: () => object; homeSeen?: number } } | null;
      child?: Fiber | null;
      sibling?: Fiber | null;
    }
    // React keeps its tree at the element in which it renders.
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >;
    const [key = ''] = Object.keys(root).filter((name) => name.startsWith('__reactContainer$'));
    const fibers: (Fiber | null | undefined)[] = [root[key]?.stateNode.current];
    let visit: object | undefined;
    while (!visit && fibers.length > 0) {
      const fiber = fibers.pop();
      const store = fiber?.memoizedProps?.value;
      if (store?.homeSeen !== undefined) visit = store.getState?.();
      if (fiber) fibers.push(fiber.sibling, fiber.child);
    }
    const { pathname, hash } = location;
    // The copy has no elements and functions, which cannot leave the page.
    return { visit: structuredClone(visit), address: { pathname, hash }, state: history.state };
  });
}

/**
 * The store holds nothing but what address and history entry say, as `navigation/place-and-entry.ts` reads
 * them: Playwright cannot import the site's routes, so their rules are repeated here;
 * `place-and-entry.test.ts` has the same cases.
 */
export async function expectStoreFitsAddress(page: Page) {
  const { visit, address, state } = await readVisit(page);
  const { pathname: path, hash } = address;
  const { entryIndex = 0, entered = 0, slide: behind = 0, modal } = state ?? {};
  const ofSlider: Record<string, number> = { '/': 0, '/kontakt': lastSlide };
  const number = /^\/desktop\/(\d)$/.exec(path)?.[1];
  expect(visit, 'the visit is what address and history entry say').toMatchObject({
    path,
    hash,
    slide: number === undefined ? (ofSlider[path] ?? behind) : Number(number),
    modal: path === '/kontakt' ? { kind: 'form' } : modal,
    entryIndex,
    entered,
  });
}
