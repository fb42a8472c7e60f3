/*
 * Pages that do nothing but move a picture as the site does: how many frames of that this machine manages, which the
 * site cannot exceed.
 */
const pageOf = (orientation: 'landscape' | 'portrait', body: string) => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; color: white; font: 20px sans-serif }
  body > img { position: fixed; z-index: -1; width: 120%; height: 100%; object-fit: cover }
  #strip { position: fixed; inset: 0; display: flex; overflow-x: scroll; touch-action: none }
  section { flex: none; width: 100vw; padding: 20vh; box-sizing: border-box }
  #sheet { position: fixed; inset: auto 0 0; height: 80vh; background: white; visibility: hidden }
</style>
<img src="/assets/pictures/wallpaper/home-${orientation}-1080.avif" draggable="false">${body}`;

const drag = pageOf(
  'landscape',
  `<div id="strip">${'<section><h1>Seite</h1><p>Was hier steht, bewegt sich.</p></section>'.repeat(4)}</div>
<script>
  const strip = document.getElementById('strip');
  let from;
  strip.scrollLeft = innerWidth;
  strip.onscroll = () => {
    document.images[0].style.translate = -strip.scrollLeft / 20 + 'px';
  };
  strip.onpointerdown = ({ x }) => { from = strip.scrollLeft + x };
  strip.onpointermove = ({ x }) => { if (from !== undefined) strip.scrollLeft = from - x };
  strip.onpointerup = () => {
    from = undefined;
    strip.scrollTo({ left: 2 * innerWidth, behavior: 'smooth' });
  };
</script>`,
);

const sheet = pageOf(
  'portrait',
  `<button onclick="move(['hidden', 'visible'], 200)">Schreiben</button>
<div id="sheet" role="dialog"><button onclick="move(['visible', 'hidden'], 150)">Zurück</button></div>
<script>
  const states = { hidden: { opacity: 0, translate: '0 3rem' }, visible: { opacity: 1, translate: '0 0' } };
  function move(names, duration) {
    const sheet = document.getElementById('sheet');
    sheet.style.visibility = 'visible';
    const { finished } = sheet.animate(names.map((name) => states[name]), { duration });
    finished.then(() => { sheet.style.visibility = names[1] });
  }
</script>`,
);

/** By the name of the journey whose limit they are. */
export const limits: Readonly<Record<string, string>> = { drag, 'form: open, close': sheet };
