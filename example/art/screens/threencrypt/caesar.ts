import { appIcon } from '#art/frames/app-icon.ts';
import { phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { app, textField, topBar } from './app.ts';
import { alphabet, caesar } from './ciphers.ts';
import './caesar.css';

const word = 'Morgenstern';
const key = 7;
/** The letter that was typed last: its pair stands out. */
const lastLetter = word.slice(-1).toUpperCase();
const lastKey = alphabet.length - 1;

function modeSwitch(): HTMLElement {
  return h(
    'div',
    { class: 'modes' },
    h('span', { class: 'mode mode-active' }, appIcon('check', 18), 'Verschlüsseln'),
    h('span', { class: 'mode' }, 'Entschlüsseln'),
  );
}

function keyCard(): HTMLElement {
  return h(
    'section',
    { class: 'key-card' },
    h('div', { class: 'key-head' }, h('h2', {}, 'Schlüssel'), h('b', {}, key)),
    h(
      'div',
      { class: 'slider', style: `--part: ${key / lastKey}` },
      h('span', { class: 'slider-track' }),
      h('span', { class: 'slider-thumb' }),
    ),
    h('div', { class: 'slider-ends' }, h('span', {}, 0), h('span', {}, lastKey)),
    h(
      'div',
      { class: 'pairs' },
      ...alphabet.map((letter) =>
        h(
          'span',
          { class: letter === lastLetter ? 'pair pair-active' : 'pair' },
          letter,
          h('b', {}, caesar(letter, key)),
        ),
      ),
    ),
  );
}

function resultCard(): HTMLElement {
  return h(
    'section',
    { class: 'result' },
    h('h2', {}, 'Geheimtext'),
    h('p', {}, caesar(word, key)),
    h(
      'div',
      { class: 'result-actions' },
      h('span', {}, appIcon('copy', 19), 'Kopieren'),
      h('span', {}, appIcon('share', 19), 'Teilen'),
    ),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    const field = textField(
      { label: 'Klartext', hint: 'Umlaute werden ausgeschrieben', count: `${word.length} Zeichen` },
      word,
      h('span', { class: 'caret' }),
    );
    app(
      root,
      { theme: 'light', time: '9:43' },
      topBar({ title: 'Caesar', actions: ['info', 'more'] }),
      h('main', { class: 'page caesar' }, modeSwitch(), field, keyCard(), resultCard()),
      h(
        'footer',
        { class: 'analysis-link' },
        appIcon('chart', 22),
        h('span', {}, 'Schlüssel unbekannt?'),
        h('b', {}, 'Analysieren'),
      ),
      gestureHandle(),
    );
  },
};
