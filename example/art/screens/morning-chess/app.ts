import { type AppIconName, appIcon } from '#art/frames/app-icon.ts';
import { phoneFrame } from '#art/frames/phone-frame.ts';
import { gestureHandle, statusBar } from '#art/frames/status-bar.ts';
import { type Child, h } from '#art/stage/dom.ts';
import './app.css';

/** A phone that shows MorningChess, with the given parts between status bar and lower edge. */
export function app(root: HTMLElement, time: string, ...parts: Child[]): void {
  phoneFrame(root).append(h('div', { class: 'app' }, statusBar(time), ...parts));
}

/** The heading of one of the app's three pages. */
export function pageHead(title: string, text: string): HTMLElement {
  return h('header', { class: 'page-head' }, h('h1', {}, title), h('p', {}, text));
}

const destinations: readonly { icon: AppIconName; label: string }[] = [
  { icon: 'alarm', label: 'Wecker' },
  { icon: 'puzzle', label: 'Profile' },
  { icon: 'settings', label: 'Einstellungen' },
];

/** The app's bottom bar and the handle below it. */
export function bottomBar(active: string): HTMLElement {
  return h(
    'nav',
    { class: 'bottom-bar' },
    h(
      'div',
      { class: 'destinations' },
      ...destinations.map(({ icon, label }) =>
        h(
          'div',
          { class: label === active ? 'destination destination-active' : 'destination' },
          appIcon(icon, 24),
          label,
        ),
      ),
    ),
    gestureHandle(),
  );
}

/** The round button that adds an entry to a list. */
export function addButton(): HTMLElement {
  return h('span', { class: 'add-button' }, appIcon('add', 28));
}

/** A switch as Android draws it. */
export function toggle(isOn: boolean): HTMLElement {
  return h('span', { class: isOn ? 'toggle toggle-on' : 'toggle' });
}

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

export type Day = (typeof days)[number];

/** The seven days of the week, the chosen ones in the accent colour. */
export function weekdays(chosen: readonly Day[], kind: 'dots' | 'text'): HTMLElement {
  return h(
    'div',
    { class: `days days-${kind}` },
    ...days.map((day) => h('span', { class: chosen.includes(day) ? 'day day-on' : 'day' }, day)),
  );
}
