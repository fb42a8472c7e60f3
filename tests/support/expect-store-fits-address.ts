import { expect, type Page } from '@playwright/test';
import { lastSlide } from './home-screen.ts';

/** The store holds what address and history entry say, read with it at one moment. */
export async function expectStoreFitsAddress(page: Page) {
  const { visit, said } = await page.evaluate((last) => {
    interface Fiber {
      memoizedProps?: { value?: { getState?: () => object; homeSeen?: number } } | null;
      child?: Fiber | null;
      sibling?: Fiber | null;
    }
    function visitIn(fiber?: Fiber | null): object | undefined {
      const store = fiber?.memoizedProps?.value;
      if (store?.homeSeen !== undefined) return store.getState?.();
      return fiber ? (visitIn(fiber.child) ?? visitIn(fiber.sibling)) : undefined;
    }
    // React keeps its tree at the element in which it renders.
    const root = Object.entries(document.getElementById('root') ?? {});
    const [, container] = root.find(([name]) => name.startsWith('__reactContainer$')) ?? [];
    const { pathname: path, hash } = location;
    const { scrolled: _, ...entry } = history.state;
    const named = { '/': 0, '/kontakt': last }[path] ?? /^\/desktop\/(\d)$/.exec(path)?.[1];
    const slide = Number(named ?? entry.slide);
    const modal = path === '/kontakt' ? { kind: 'form' } : entry.modal;
    // The copy has no elements and functions, which cannot leave the page.
    const visit = structuredClone(visitIn(container?.stateNode.current));
    return { visit, said: { path, hash, ...entry, slide, modal } };
  }, lastSlide);
  expect(visit, 'the visit is what address and history entry say').toMatchObject(said);
}
