import { type AppIconName, appIcon } from '#art/frames/app-icon.ts';
import { phoneFrame } from '#art/frames/phone-frame.ts';
import { gestureHandle, statusBar } from '#art/frames/status-bar.ts';
import { type Child, h } from '#art/stage/dom.ts';
import './app.css';

type AppOptions = { theme: 'dark' | 'light'; time: string };

/** A phone that shows 3ncrypt, with the given parts between status bar and lower edge. */
export function app(root: HTMLElement, { theme, time }: AppOptions, ...parts: Child[]): void {
  phoneFrame(root).append(h('div', { class: `app app-${theme}` }, statusBar(time), ...parts));
}

type TopBarOptions = { title: string; actions: readonly AppIconName[] };

/** The bar of a page below the app's first level: an arrow back, title, symbols on the right. */
export function topBar({ title, actions }: TopBarOptions): HTMLElement {
  return h(
    'header',
    { class: 'top-bar' },
    h('span', { class: 'icon-button' }, appIcon('back')),
    h('h1', {}, title),
    ...actions.map((name) => h('span', { class: 'icon-button' }, appIcon(name))),
  );
}

const destinations: readonly { icon: AppIconName; label: string }[] = [
  { icon: 'tools', label: 'Werkzeuge' },
  { icon: 'lock', label: 'Algorithmen' },
  { icon: 'settings', label: 'Einstellungen' },
];

/** The app's bottom bar and the handle below it. */
export function bottomBar({ active }: { active: string }): HTMLElement {
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
          h('span', { class: 'indicator' }, appIcon(icon, 23)),
          label,
        ),
      ),
    ),
    gestureHandle(),
  );
}

type TextFieldOptions = {
  label: string;
  /** What stands below the field, on the left and on the right. */
  hint?: string;
  count?: string;
};

/** An outlined Material text field with its label in the upper edge. */
export function textField({ label, hint, count }: TextFieldOptions, ...content: Child[]) {
  return h(
    'div',
    { class: 'text-field' },
    h(
      'div',
      { class: 'text-field-box' },
      h('span', { class: 'text-field-label' }, label),
      ...content,
    ),
    h('div', { class: 'text-field-hint' }, h('span', {}, hint), h('span', {}, count)),
  );
}

/** A button as wide as its place: filled with the primary colour, tonal, or outlined. */
export function button(kind: 'filled' | 'tonal' | 'outlined', icon: AppIconName, label: string) {
  return h('span', { class: `button button-${kind}` }, appIcon(icon, 19), label);
}
