import { test } from '#tests/support/test.ts';
import { JourneyPage } from './journey-page.ts';
import { journeys } from './journeys.ts';

for (const [device, all] of Object.entries(journeys)) {
  test.describe(device, () => {
    for (const [name, run] of Object.entries(all))
      test(name, ({ page }) => run(new JourneyPage(page)));
  });
}
