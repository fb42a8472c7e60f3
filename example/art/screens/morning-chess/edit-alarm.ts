import { type AppIconName, appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { app, weekdays } from './app.ts';
import { clockFace } from './clock-face.ts';
import './edit-alarm.css';

type Setting = { icon: AppIconName; label: string; value: string };

const settings: readonly Setting[] = [
  { icon: 'edit', label: 'Name', value: 'Arbeit' },
  { icon: 'puzzle', label: 'Rätselprofil', value: 'Leichte Matts' },
  { icon: 'hourglass', label: 'Anzahl der Rätsel', value: '3, je 60 Sekunden' },
  { icon: 'music', label: 'Klingelton', value: 'Sonnenaufgang' },
];

function settingRow({ icon, label, value }: Setting): HTMLElement {
  return h(
    'div',
    { class: 'setting' },
    appIcon(icon, 21),
    h('span', { class: 'setting-label' }, label),
    h('span', { class: 'setting-value' }, value),
    appIcon('chevron', 18),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    app(
      root,
      '22:43',
      h(
        'header',
        { class: 'edit-bar' },
        appIcon('close'),
        h('h1', {}, 'Wecker bearbeiten'),
        h('b', {}, 'Speichern'),
      ),
      h(
        'main',
        { class: 'page edit' },
        h(
          'div',
          { class: 'time' },
          h('span', { class: 'time-part time-active' }, '06'),
          ':',
          h('span', { class: 'time-part' }, '30'),
        ),
        clockFace(6),
        weekdays(['Mo', 'Di', 'Mi', 'Do', 'Fr'], 'dots'),
        h('section', { class: 'settings' }, ...settings.map(settingRow)),
      ),
      gestureHandle(),
    );
  },
};
