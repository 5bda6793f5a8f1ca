import type { Page } from '@playwright/test';
import { fontFiles } from '../../src/site/font-files';
import { serveInPieces } from '../fixtures/in-pieces';
import { holdBack, wake } from '../fixtures/scripts';
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

const tablet = { width: 768, height: 1024 };

for (const viewport of [phone, tablet, desk]) {
  test(`nothing moves by itself at ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await watchShifts(context);
    await expectNoShift(page, '/new-jersey');
  });
}

/** Where a page may be cut on its way: within the header's links, its navigation and its tools, and later. */
const cuts = [
  'aria-label="TikTok"',
  'Select Your State',
  '>Sign In',
  '<details data-drawer',
  '<main',
  '<footer',
];

for (const viewport of [phone, tablet, desk]) {
  test(`a page that comes in pieces moves nothing that is there already at ${viewport.width} px`, async ({
    page,
    context,
    stack,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(context);
    for (const cut of cuts) {
      const { url, stop } = await serveInPieces(stack.url, cut, 600);
      await page.goto(`${url}/new-jersey`);
      expect(await shiftsOf(page), `up to ${cut}`).toEqual([]);
      stop();
    }
  });
}

/** How wide the faces draw a word: another width tells another face. */
const widthOfWord = (page: Page) =>
  page.evaluate(() => {
    const word = Object.assign(document.createElement('span'), { textContent: 'Hyperlegible' });
    document.body.append(word);
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width;
  });

for (const viewport of [phone, desk]) {
  test(`a face that comes late moves nothing at ${viewport.width} px, and shows from the next page on`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(context);
    const release = await holdBack(page, /\.woff2$/);
    await page.goto('/new-jersey', { waitUntil: 'domcontentloaded' });
    const stoodIn = await widthOfWord(page);
    // The time in which a browser waits for a face before the first paint.
    await page.waitForTimeout(500);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await shiftsOf(page)).toEqual([]);
    expect(await widthOfWord(page)).toBe(stoodIn);

    await wake(page);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/blog"]')?.click(),
    );
    await page.waitForURL('**/blog');
    await expect.poll(() => widthOfWord(page)).not.toBe(stoodIn);
  });
}

test('faces that were in time are asked for once, and not again for the next page', async ({
  page,
}) => {
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => {
          const { name, transferSize } = entry as PerformanceResourceTiming;
          return { name: new URL(name).pathname, transferSize };
        })
        .filter(({ name }) => name.endsWith('.woff2')),
    );
  const files = Object.values(fontFiles);
  await page.goto('/new-jersey', { waitUntil: 'load' });
  await wake(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/blog"]')?.click());
  await page.waitForURL('**/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await asked()).map(({ name }) => name).sort()).toEqual(files);

  await page.reload({ waitUntil: 'load' });
  expect(await asked()).toEqual(files.map((name) => ({ name, transferSize: 0 })));
});
