import type { Page } from '@playwright/test';

interface Bot {
  /** CSS selector of the fields that it fills. */
  fills: string;
  /** Whether it sends the empty form first. */
  triesFirst?: boolean;
}

/** Opens the form on the contact page, fills and sends it: a script in the page, as quick as one is. */
export function runBot(page: Page, { fills, triesFirst = false }: Bot) {
  return page.evaluate(
    async ([selector, tries]) => {
      const until = async <T>(find: () => T | null | undefined): Promise<T> => {
        const found = find();
        if (found) return found;
        await new Promise(requestAnimationFrame);
        return until(find);
      };
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Schreiben')?.click();
      const form = await until(() => document.querySelector('form'));
      if (tries) {
        form.requestSubmit();
        await until(() => form.querySelector('[aria-invalid=true]'));
      }
      for (const field of form.querySelectorAll<HTMLInputElement>(selector)) {
        const { set } =
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, 'bot@example.com');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      form.requestSubmit();
    },
    [fills, triesFirst] as const,
  );
}

/** Every field of a form, and those that a person sees. */
export const fields = {
  all: 'input, textarea',
  visible: 'input:not([name=subject]), textarea',
};
