import type { Page } from '@playwright/test';
import { contactForm, notifications } from '#content/texts/form.ts';
import { leastFillTime } from '#src/config/specification.ts';
import type { Message } from '#src/contact/fields.ts';

/**
 * A visitor's hands and eyes, within the page: they wait for changes of the document instead of looking every now
 * and then, so that a thousand messages take minutes. `tests/contact/faults.slow.spec.ts` presses as a person does.
 */
export async function giveHands(page: Page) {
  await page.addInitScript(install, {
    labels: contactForm,
    notifications,
    leastTime: leastFillTime,
  });
  return {
    /** Opens the form; returns what stands in it. */
    open: () => page.evaluate(() => window.hands.open()),
    fill: (letter: Message) => page.evaluate((texts) => window.hands.fill(texts), letter),
    press: (times: 1 | 2) => page.evaluate((count) => window.hands.press(count), times),
    /** Waits for a notification; returns whether it says "sent". */
    isToldSent: () => page.evaluate(() => window.hands.isToldSent()),
    /** Waits until every notification has gone. */
    untilQuiet: () => page.evaluate(() => window.hands.untilQuiet()),
  };
}

declare global {
  interface Window {
    hands: ReturnType<typeof install>;
  }
}

interface Texts {
  labels: { submit: string };
  notifications: typeof notifications;
  leastTime: number;
}

function install({ labels, notifications: texts, leastTime }: Texts) {
  /** Resolves with what `find` finds, now or after a change of the document. */
  function until<T>(find: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  }

  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const form = () => document.querySelector<HTMLFormElement>('[role=dialog][data-state=open] form');
  const field = (name: string) => form()?.elements.namedItem(name) as HTMLInputElement;
  const titles = [texts.sent.title, texts.failed.title];
  const told = () =>
    titles.filter((title) =>
      [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent?.includes(title),
      ),
    );

  const hands = {
    async open() {
      // The home screen is hydrated.
      await until(() => document.querySelectorAll('[data-page][inert]').length === 3);
      await until(() => !document.querySelector('[role=dialog]'));
      button('Schreiben')?.click();
      await until(form);
      return {
        name: field('name').value,
        email: field('email').value,
        message: field('message').value,
      };
    },
    fill(letter: Message) {
      for (const [name, text] of Object.entries(letter)) {
        field(name).value = text;
        field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    },
    press(times: number) {
      const submit = button(labels.submit);
      for (let press = 0; press < times; press += 1) submit?.click();
    },
    async isToldSent() {
      await until(() => told().length > 0);
      return told().includes(texts.sent.title);
    },
    async untilQuiet() {
      await until(() => told().length === 0);
    },
  };

  // As passLeastTime, but for every page that is loaded.
  const later = (event: Event) =>
    Object.defineProperty(event, 'timeStamp', {
      value: event.timeStamp + leastTime,
      configurable: true,
    });
  window.addEventListener('submit', later, { capture: true });
  window.hands = hands;
  return hands;
}
