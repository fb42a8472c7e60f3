import { appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { addButton, app, bottomBar, pageHead } from './app.ts';
import './profiles.css';

type Profile = {
  name: string;
  themes: readonly string[];
  /** Lowest and highest rating of the puzzles. */
  ratings: readonly [number, number];
  /** How many alarms use it. */
  uses: string;
};

/** The scale of the ratings, as on the usual chess sites. */
const lowest = 400;
const highest = 2800;

const profiles: readonly Profile[] = [
  {
    name: 'Leichte Matts',
    themes: ['Matt in 1', 'Grundreihe'],
    ratings: [600, 1000],
    uses: '2 Wecker',
  },
  {
    name: 'Taktik',
    themes: ['Gabel', 'Fesselung', 'Spieß'],
    ratings: [1100, 1500],
    uses: '1 Wecker',
  },
  {
    name: 'Endspiele',
    themes: ['Bauern', 'Türme'],
    ratings: [1300, 1700],
    uses: 'Kein Wecker',
  },
  {
    name: 'Hellwach',
    themes: ['Opfer', 'Matt in 3', 'Abzug'],
    ratings: [1800, 2300],
    uses: '1 Wecker',
  },
];

function toPart(rating: number): number {
  return (rating - lowest) / (highest - lowest);
}

function profileCard({ name, themes, ratings: [from, to], uses }: Profile): HTMLElement {
  return h(
    'section',
    { class: 'profile' },
    h(
      'div',
      { class: 'profile-head' },
      h('h2', {}, name),
      h('span', {}, uses),
      appIcon('more', 20),
    ),
    h('div', { class: 'themes' }, ...themes.map((theme) => h('span', {}, theme))),
    h(
      'div',
      { class: 'ratings' },
      h('span', { class: 'ratings-track', style: `--from: ${toPart(from)}; --to: ${toPart(to)}` }),
      h('b', {}, `${from}–${to}`),
    ),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    app(
      root,
      '22:45',
      pageHead('Profile', 'Welche Rätsel dich wecken'),
      h('main', { class: 'page' }, ...profiles.map(profileCard)),
      addButton(),
      bottomBar('Profile'),
    );
  },
};
