import { reflowConditions, setCondition } from './support/conditions.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { lightboxAt, openDetail, screenshot } from './support/lightbox.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';

const longestWord: View = {
  name: 'lightbox, with the longest word in its caption',
  async open(page) {
    await openDetail(page, '/threencrypt');
    await screenshot(page, 1).click();
    await expect(lightboxAt(page, 1, 5).locator(':focus')).toHaveCount(1);
  },
};

const conditions = [
  ...reflowConditions,
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

const softly = expect.configure({ soft: true });

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const { name, open, expectedErrors = [] } of [...views, longestWord]) {
  test.describe(name, () => {
    test.use({ expectedErrors });

    test(`${name} reflows`, async ({ page }) => {
      await open(page);
      for (const condition of conditions) {
        await setCondition(page, condition);
        // Again, where the page has not answered to the new size yet.
        await softly
          .poll(() => layoutFaults(page), { message: condition.name, timeout: 1_000 })
          .toEqual([]);
      }
      const held = conditions.length - test.info().errors.length;
      console.log(`${held} of ${conditions.length} hold: ${name}`);
    });
  });
}
