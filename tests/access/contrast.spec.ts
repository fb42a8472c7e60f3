import { contrasts } from '#tests/support/contrast.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

const tooFaint = ({ large, ratio }: { large: boolean; ratio: number }) => ratio < (large ? 3 : 4.5);

test('text on the wallpaper is readable, and so are hovered buttons', { tag: '@slow' }, async ({
  page,
}) => {
  test.slow();
  for (const path of ['/', '/desktop/0', '/desktop/1', '/desktop/2', '/desktop/3']) {
    await openPage(page, path);
    expect((await contrasts(page)).filter(tooFaint), path).toEqual([]);
  }
  for (const button of [
    page.getByRole('button', { name: 'Schreiben' }),
    page.getByRole('button', { name: 'E-Mail kopieren' }),
  ]) {
    await button.hover();
    expect((await contrasts(page)).filter(tooFaint)).toEqual([]);
  }
});
