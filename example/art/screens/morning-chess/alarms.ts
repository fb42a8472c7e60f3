import { appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { addButton, app, bottomBar, type Day, pageHead, toggle, weekdays } from './app.ts';
import './alarms.css';

type Alarm = {
  time: string;
  label: string;
  days: readonly Day[];
  puzzles: string;
  isOn: boolean;
};

const alarms: readonly Alarm[] = [
  {
    time: '05:10',
    label: 'Frühzug',
    days: ['Mo'],
    puzzles: '1 Rätsel, Leichte Matts',
    isOn: false,
  },
  {
    time: '06:30',
    label: 'Arbeit',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    puzzles: '3 Rätsel, Leichte Matts',
    isOn: true,
  },
  {
    time: '07:45',
    label: 'Schachverein',
    days: ['Sa'],
    puzzles: '5 Rätsel, Hellwach',
    isOn: true,
  },
  {
    time: '09:00',
    label: 'Ausschlafen',
    days: ['So'],
    puzzles: '2 Rätsel, Taktik',
    isOn: true,
  },
];

function alarmCard({ time, label, days, puzzles, isOn }: Alarm): HTMLElement {
  return h(
    'section',
    { class: isOn ? 'alarm alarm-on' : 'alarm' },
    h('div', { class: 'alarm-head' }, h('b', {}, time), h('h2', {}, label), toggle(isOn)),
    h(
      'div',
      { class: 'alarm-foot' },
      weekdays(days, 'text'),
      h('span', { class: 'alarm-puzzles' }, appIcon('puzzle', 15), puzzles),
    ),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    app(
      root,
      '22:42',
      pageHead('Wecker', 'Klingelt in 7 Stunden 48 Minuten'),
      h('main', { class: 'page' }, ...alarms.map(alarmCard)),
      addButton(),
      bottomBar('Wecker'),
    );
  },
};
