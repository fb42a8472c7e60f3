import { type AppIconName, appIcon } from '#art/frames/app-icon.ts';
import { h } from '#art/stage/dom.ts';
import { app, bottomBar } from './app.ts';
import './algorithm-list.css';

type Algorithm = { icon: AppIconName; name: string; text: string };

const groups: readonly { title: string; algorithms: readonly Algorithm[] }[] = [
  {
    title: 'Klassisch',
    algorithms: [
      { icon: 'shift', name: 'Caesar', text: 'Verschiebt jeden Buchstaben gleich' },
      { icon: 'grid', name: 'Vigenère', text: 'Verschiebt nach einem Schlüsselwort' },
      { icon: 'clipboard', name: 'One-Time-Pad', text: 'Schlüssel so lang wie der Text' },
    ],
  },
  {
    title: 'Modern',
    algorithms: [
      { icon: 'shield', name: 'AES', text: 'Blockchiffre bis 256 Bit' },
      { icon: 'key', name: 'DES', text: 'Blockchiffre mit 56 Bit' },
    ],
  },
];

function row({ icon, name, text }: Algorithm): HTMLElement {
  return h(
    'div',
    { class: 'algorithm' },
    h('span', { class: 'algorithm-icon' }, appIcon(icon, 22)),
    h('div', { class: 'algorithm-text' }, h('h3', {}, name), h('p', {}, text)),
    h('span', { class: 'algorithm-arrow' }, appIcon('chevron', 20)),
  );
}

/** The first page of the app: all algorithms in their two groups. */
export function algorithmList(root: HTMLElement, theme: 'dark' | 'light', time: string): void {
  app(
    root,
    { theme, time },
    h(
      'header',
      { class: 'large-bar' },
      h('h1', {}, 'Algorithmen'),
      h('span', { class: 'icon-button' }, appIcon('search')),
    ),
    h(
      'main',
      { class: 'page' },
      ...groups.map(({ title, algorithms }) =>
        h(
          'section',
          { class: 'group' },
          h('h2', {}, title),
          h('div', { class: 'group-rows' }, ...algorithms.map(row)),
        ),
      ),
    ),
    bottomBar({ active: 'Algorithmen' }),
  );
}
