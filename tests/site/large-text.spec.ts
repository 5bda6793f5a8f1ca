import { screens } from '../../contract/shared/roles';
import { samplePages } from '../fixtures/sample-pages';
import { expect, signIn, test } from '../fixtures/test';
import { phone } from '../fixtures/viewports';

// The browser's own text size (WCAG 1.4.4): a style sheet can't imitate it, because media queries
// depend on it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
  viewport: phone,
});

const getWidth = () => document.documentElement.scrollWidth;

test('with text twice as large, every template fits a phone @full', async ({ page }) => {
  const wide: [string, number][] = [];
  for (const path of Object.values(samplePages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    wide.push([path, await page.evaluate(getWidth)]);
  }
  expect(wide.filter(([, width]) => width > phone.width)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
});

test('with text twice as large, every dashboard screen fits a phone and shows its title @full', async ({
  page,
}) => {
  await signIn(page, 'owner');
  for (const { path, label } of screens) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1, name: label });
    await expect(title).toBeInViewport();
    expect(await page.evaluate(getWidth), path).toBe(phone.width);
  }
});
