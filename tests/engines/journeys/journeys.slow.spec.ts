import { test } from '#tests/support/test.ts';
import { playwrightDriver } from './driver.ts';
import { journeys } from './journeys.ts';
import { Visit } from './visit.ts';

for (const [name, run] of Object.entries(journeys)) {
  test(name, async ({ page, context, browserName }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    await run(new Visit(playwrightDriver(page)));
  });
}
