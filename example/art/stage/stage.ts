import type { Screen } from './screen.ts';

const modules = import.meta.glob<{ screen?: Screen }>('/example/art/screens/*/*.ts');

/** Draws the screen that the address names, for example `stage.html?screen=threencrypt/caesar`. */
async function draw(): Promise<void> {
  const name = new URLSearchParams(location.search).get('screen');
  const load = modules[`/example/art/screens/${name}.ts`];
  const screen = load && (await load()).screen;
  const root = document.getElementById('root');
  if (!screen || !root) throw new Error(`art/screens/${name}.ts exports no screen`);
  root.style.width = `${screen.width}px`;
  root.style.height = `${screen.height}px`;
  await screen.render(root);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}

// The script that takes the picture waits for this mark, whichever it is.
try {
  await draw();
  document.documentElement.dataset.ready = 'true';
} catch (error) {
  document.documentElement.dataset.ready = String(error);
}
