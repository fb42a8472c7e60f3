import palette from '#content/palette.json';
import { channels, contrast } from './contrast.ts';

const { ground, 'on-ground': onGround } = palette;

function chroma(color: string): number {
  const values = channels(color);
  return Math.max(...values) - Math.min(...values);
}

/** @param percent of white */
function lightened(color: string, percent: number): string {
  const mix = (value: number) => Math.round(value + ((255 - value) * percent) / 100);
  return `#${channels(color)
    .map((value) => mix(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * The most vivid of an app's colours, lightened to a contrast of 4.5:1 on its page's cards.
 * @param values colours and gradients, of which those written as #rrggbb count
 */
export function accentOf(...values: string[]): string {
  const colors = values.join().match(/#[\da-f]{6}\b/gi) ?? [];
  const [vivid = onGround.DEFAULT] = colors.toSorted((a, b) => chroma(b) - chroma(a));
  for (let percent = 0; percent < 100; percent += 5) {
    const accent = lightened(vivid, percent);
    if (contrast(accent, ground.DEFAULT) >= 4.5) return accent;
  }
  return onGround.DEFAULT;
}
