import { expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';
import { views } from './support/views.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

for (const { name, open, expectedErrors = [] } of views) {
  test.describe(() => {
    test.use({ expectedErrors });

    test(`axe finds nothing in ${name}, at four sizes, in its own colours and in forced ones`, async ({
      page,
    }) => {
      await open(page);
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expectAccessible(page, `${size.width} × ${size.height}, forced: ${forcedColors}`);
        }
      }
    });
  });
}
