import type { Page } from '@playwright/test';
import { wake } from '../fixtures/scripts';
import { shiftsOf, watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { desk, phone } from '../fixtures/viewports';

/** Opens both ends of a page, and waits until all that comes late is there. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  for (const top of [0, 1e6]) {
    await page.goto(path);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await wake(page);
    await expect(page.getByText(/^Visitors: \d/)).toHaveCount(1);
    expect(await shiftsOf(page)).toEqual([]);
  }
}

for (const viewport of [phone, { width: 768, height: 1024 }, desk]) {
  test(`nothing moves by itself at ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await watchShifts(context);
    await expectNoShift(page, '/new-jersey');
  });
}
