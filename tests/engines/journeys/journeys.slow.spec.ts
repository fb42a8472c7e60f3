import { test } from '#tests/support/test.ts';
import { journeys } from './journeys.ts';
import { playwrightDriver } from './playwright-driver.ts';
import { visitWith } from './visit.ts';

// The address that leads nowhere.
test.use({ expectedErrors: [/status of 404/] });

for (const { name, run } of journeys) {
  test(name, async ({ page, context, browserName }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    await run(visitWith(playwrightDriver(page)));
  });
}
