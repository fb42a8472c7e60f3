import { h } from '#art/stage/dom.ts';
import { owner } from '#content/owner.ts';
import { cards } from '../../../src/content/cards.ts';

/** Draws the card that the address names, for example `card.html?card=threencrypt`. */
async function draw() {
  const name = new URLSearchParams(location.search).get('card') ?? '';
  const card = cards[name];
  const root = document.getElementById('root');
  if (!card || !root) throw new Error(`there is no card ${name}`);
  const { title, text, wallpaper, detail } = card;
  root.style.backgroundImage = `url(/example/art/wallpaper/${wallpaper}-landscape.jpg)`;
  if (detail) {
    const icon = h('img', { src: `/assets/icons/${detail.name}.svg`, alt: '' });
    root.append(h('div', { class: 'tile', style: `background:${detail.tile.background}` }, icon));
  }
  root.append(h('h1', {}, title), h('p', {}, text), h('p', { class: 'site' }, owner.siteTitle));
  const background = new Image();
  background.src = `/example/art/wallpaper/${wallpaper}-landscape.jpg`;
  await Promise.all([background.decode(), ...[...document.images].map((image) => image.decode())]);
  await document.fonts.ready;
}

try {
  await draw();
  document.documentElement.dataset.ready = 'true';
} catch (error) {
  document.documentElement.dataset.ready = String(error);
}
