import { phoneStage } from '#art/frames/phone-frame.ts';
import { gestureHandle } from '#art/frames/status-bar.ts';
import { h } from '#art/stage/dom.ts';
import type { Screen } from '#art/stage/screen.ts';
import { app, button, topBar } from './app.ts';
import { alphabet, caesar, countLetters, guessKey } from './ciphers.ts';
import { frequencyChart } from './frequency-chart.ts';
import './frequency.css';

const secretKey = 11;
const plainText =
  'Wer einen Text nur um einige Stellen im Alphabet verschiebt, verändert zwar jeden Buchstaben, aber nicht, wie oft er vorkommt. Das E bleibt auch hinter einer Maske der häufigste Buchstabe der deutschen Sprache, gefolgt von N, I, S und R. Wer lange genug zählt, findet darum den Schlüssel, ohne ihn je gesehen zu haben. Schon im neunten Jahrhundert beschrieb der Gelehrte al-Kindi in Bagdad dieses Verfahren.';
const cipherText = caesar(plainText, secretKey);

const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });

function keyFound(key: number, match: number): HTMLElement {
  return h(
    'section',
    { class: 'key-found' },
    h('span', { class: 'key-value' }, key),
    h(
      'div',
      {},
      h('h2', {}, 'Schlüssel gefunden'),
      h(
        'p',
        {},
        `${alphabet[(4 + key) % alphabet.length]} steht für E, Übereinstimmung ${percent.format(match)}`,
      ),
    ),
  );
}

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    const counts = countLetters(cipherText);
    const letters = counts.reduce((sum, count) => sum + count, 0);
    const { key, match } = guessKey(cipherText);
    app(
      root,
      { theme: 'light', time: '9:58' },
      topBar({ title: 'Häufigkeitsanalyse', actions: ['more'] }),
      h(
        'main',
        { class: 'page frequency' },
        h(
          'section',
          { class: 'chart-card' },
          h(
            'div',
            { class: 'chart-head' },
            h('h2', {}, 'Geheimtext'),
            h('span', {}, `${letters} Buchstaben`),
          ),
          frequencyChart(counts, key),
          h(
            'div',
            { class: 'legend' },
            h('span', { class: 'legend-text' }, 'im Text'),
            h('span', { class: 'legend-german' }, 'Deutsch, verschoben'),
          ),
        ),
        keyFound(key, match),
        h(
          'section',
          { class: 'preview' },
          h('h2', {}, 'Vorschau'),
          h('p', {}, caesar(cipherText, -key)),
        ),
        h(
          'div',
          { class: 'actions' },
          button('outlined', 'key', 'Übernehmen'),
          button('filled', 'upload', 'Exportieren'),
        ),
      ),
      gestureHandle(),
    );
  },
};
