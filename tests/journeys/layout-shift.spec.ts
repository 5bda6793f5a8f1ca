import type { Page } from '@playwright/test';
import { fontFiles } from '../../src/site/font-files';
import { serveInPieces } from '../fixtures/in-pieces';
import { holdBack, wake } from '../fixtures/scripts';
import { shiftsOf, untilPainted, watchShifts } from '../fixtures/shifts';
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
      const { url, letRest, stop } = await serveInPieces(stack.url, cut);
      await page.goto(`${url}/new-jersey`, { waitUntil: 'commit' });
      await untilPainted(page);
      letRest();
      await page.waitForLoadState();
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
    // Until then a browser waits for a face.
    await untilPainted(page);
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

test('faces that were in time are neither written anew for the next page nor asked for again', async ({
  page,
}) => {
  await page.goto('/new-jersey', { waitUntil: 'load' });
  await wake(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/blog"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles about care at home');
  // Another display would tell that they were written anew: then all text is laid out again.
  const fromFiles = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.fonts].slice(0, 2).map(({ display, status }) => [display, status]);
  });
  expect(fromFiles).toEqual(Object.values(fontFiles).map(() => ['optional', 'loaded']));

  await page.reload({ waitUntil: 'load' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(bytes).toEqual(Object.values(fontFiles).map(() => 0));
});
