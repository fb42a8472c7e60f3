import { type AppIconName, appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { app, button, topBar } from './app.ts';
import { vigenere } from './ciphers.ts';
import './text-tool.css';

const keyWord = 'LATERNE';
const text = [
  'Liebe Frida,',
  'der Schatz liegt nicht auf der Insel. Wir haben ihn in der Nacht zum Festland gebracht und unter der alten Eiche am Hafen vergraben.',
  'Gehe vom Leuchtturm vierzig Schritte nach Norden, dann zwanzig nach Osten. Komm allein, und komm bei Nebel.',
  'Deine Johanna',
];
const plainText = text.join('\n\n');
const cipherText = vigenere(plainText, keyWord);

function chip(icon: AppIconName, label: string): HTMLElement {
  return h('span', { class: 'chip' }, appIcon(icon, 17), label, appIcon('down', 16));
}

function pane(title: string, content: string, kind: 'plain' | 'cipher'): HTMLElement {
  return h(
    'section',
    { class: `pane pane-${kind}` },
    h(
      'div',
      { class: 'pane-head' },
      h('h2', {}, title),
      h('span', {}, `${content.length} Zeichen`),
    ),
    h('p', {}, content),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    app(
      root,
      { theme: 'light', time: '9:52' },
      topBar({ title: 'Textmodus', actions: ['search', 'more'] }),
      h(
        'main',
        { class: 'page text-tool' },
        h('div', { class: 'chips' }, chip('grid', 'Vigenère'), chip('key', keyWord)),
        h(
          'div',
          { class: 'panes' },
          pane('Klartext', plainText, 'plain'),
          pane('Geheimtext', cipherText, 'cipher'),
          h('span', { class: 'swap' }, appIcon('swap', 22)),
        ),
        h(
          'div',
          { class: 'actions' },
          button('tonal', 'clipboard', 'Einfügen'),
          button('filled', 'copy', 'Kopieren'),
        ),
      ),
      gestureHandle(),
    );
  },
};
