import { h } from '#art/stage/dom.ts';
import { owner } from '#content/owner.ts';
import { cards } from '../../../scripts/build/cards.ts';

/** Draws the card that the address names, for example `card.html?card=threencrypt`. */
async function draw() {
  const name = new URLSearchParams(location.search).get('card') ?? '';
  const card = cards[name];
  const root = document.getElementById('root');
  if (!card || !root) throw new Error(`there is no card ${name}`);
  const { title, text, wallpaper, detail } = card;
  const address = `/assets/pictures/wallpaper/${wallpaper}-landscape-2560.webp`;
  root.style.backgroundImage = `url(${address})`;
  if (detail) {
    const icon = h('img', { src: `/assets/icons/${detail.name}.svg`, alt: '' });
    root.append(h('div', { class: 'tile', style: `background:${detail.tile.background}` }, icon));
  }
  const heading = h('h1', {}, title);
  root.append(heading, h('p', {}, text), h('p', { class: 'site' }, owner.siteTitle));
  const background = new Image();
  background.src = address;
  await Promise.all([background.decode(), ...[...document.images].map((image) => image.decode())]);
  await document.fonts.ready;
  // Among long texts the icon keeps a size at which it can be told.
  const icon = root.querySelector<HTMLElement>('.tile');
  for (let size = 80; icon && icon.offsetHeight < 96 && size >= 56; size -= 4)
    heading.style.fontSize = `${size}px`;
}

try {
  await draw();
  document.documentElement.dataset.ready = 'true';
} catch (error) {
  document.documentElement.dataset.ready = String(error);
}
