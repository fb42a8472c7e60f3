import { windowFrame } from '#art/frames/window-frame.ts';
import { type Child, h } from '#art/stage/dom.ts';
import { type IconName, icon, logo } from './icons.ts';
import './shell.css';
import './parts.css';

type View = 'input' | 'run' | 'diagram';

const VIEWS: readonly [View, IconName, string][] = [
  ['input', 'input', 'Daten'],
  ['run', 'bars', 'Lauf'],
  ['diagram', 'diagram', 'Diagramm'],
];

interface StatusEntry {
  icon: IconName;
  text: string;
}

/** The bar at the window's foot: entries on the left, then, flush right, the others. */
export function statusBar(
  left: readonly StatusEntry[],
  right: readonly StatusEntry[],
): HTMLElement {
  const entry = ({ icon: name, text }: StatusEntry) =>
    h('span', { class: 'vs-status-entry' }, icon(name, 15), text);
  return h(
    'div',
    { class: 'vs-status' },
    ...left.map(entry),
    h('span', { class: 'vs-spring' }),
    ...right.map(entry),
  );
}

interface TabEntry {
  icon: IconName;
  title: string;
}

/** The strip of open files of a code editor; here each one is a chart. */
export function tabs(entries: readonly TabEntry[], active: string): HTMLElement {
  return h(
    'div',
    { class: 'vs-tabs' },
    ...entries.map(({ icon: name, title }) =>
      h(
        'div',
        { class: title === active ? 'vs-tab vs-tab-active' : 'vs-tab' },
        icon(name, 16),
        title,
        h('span', { class: 'vs-tab-close' }, title === active && icon('close', 14)),
      ),
    ),
  );
}

/** The two charts that the program compares run times with. */
export const chartTabs: readonly TabEntry[] = [
  { icon: 'bars', title: 'Laufzeit' },
  { icon: 'diagram', title: 'Diagramm' },
];

type ShellOptions = {
  active: View;
  sideBar: readonly Child[];
  editor: readonly Child[];
  status: HTMLElement;
};

/** The large window: icons, side bar, editor, status bar, as in a code editor. */
export function drawShell(
  root: HTMLElement,
  { active, sideBar, editor, status }: ShellOptions,
): void {
  const content = windowFrame(root, {
    title: 'VisualSort Complete',
    theme: 'dark',
    icon: logo(16),
  });
  content.classList.add('vs');
  content.append(
    h(
      'div',
      { class: 'vs-main' },
      h(
        'div',
        { class: 'vs-views' },
        ...VIEWS.map(([view, name]) =>
          h(
            'div',
            { class: view === active ? 'vs-view vs-view-active' : 'vs-view' },
            icon(name, 26),
          ),
        ),
        h('span', { class: 'vs-spring' }),
        h('div', { class: 'vs-view' }, icon('settings', 26)),
      ),
      h('div', { class: 'vs-side' }, ...sideBar),
      h('div', { class: 'vs-editor' }, ...editor),
    ),
    status,
  );
}

/** The narrow window: the icons have moved below the editor, the side bar behind the menu button. */
export function drawNarrowShell(
  root: HTMLElement,
  { active, editor, status }: Omit<ShellOptions, 'sideBar'>,
): void {
  const content = windowFrame(root, {
    title: 'VisualSort Complete',
    theme: 'dark',
    icon: logo(16),
  });
  content.classList.add('vs', 'vs-narrow');
  content.append(
    h('div', { class: 'vs-editor' }, ...editor),
    h(
      'div',
      { class: 'vs-narrow-views' },
      ...VIEWS.map(([view, name, label]) =>
        h(
          'div',
          { class: view === active ? 'vs-narrow-view vs-narrow-view-active' : 'vs-narrow-view' },
          icon(name, 24),
          label,
        ),
      ),
    ),
    status,
  );
}
