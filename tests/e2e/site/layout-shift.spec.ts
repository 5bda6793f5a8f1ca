import { samplePages } from '../../fixtures/sample-pages';
import { getLayoutShift, watchLayoutShift } from '../../fixtures/site/layout-shifts';
import { expect, signIn, test } from '../../fixtures/test';
import { desktop, phone } from '../../fixtures/viewports';

for (const [name, viewport] of Object.entries({ phone, desk: desktop })) {
  test(`on a ${name}, every template has a CLS below 0.1 @full`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'owner');
    await watchLayoutShift(context);
    const shifts: [string, number][] = [];
    for (const path of Object.values(samplePages)) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      shifts.push([path, await getLayoutShift(page)]);
    }
    expect(shifts.filter(([, shift]) => !(shift < 0.1))).toEqual([]);
  });
}
