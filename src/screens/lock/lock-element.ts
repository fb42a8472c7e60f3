/** An element of the lock, by its `data-lock`. */
export function lockElement(lock: HTMLElement, name: string): HTMLElement {
  const element = lock.querySelector<HTMLElement>(`[data-lock=${name}]`);
  if (!element) throw new Error(`Missing: data-lock=${name}.`);
  return element;
}
