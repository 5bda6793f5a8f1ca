import type { Page } from '@playwright/test';
import { fontFiles } from '../../src/site/font-files';
import { serveByElement } from '../fixtures/in-pieces';
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

/** Pages with what comes beside something else, and where each begins to come element by element: one header is enough. */
const inPieces = [
  ['/new-jersey', '<header'],
  ['/', '<main'],
  ['/hha', '<main'],
  ['/career', '<main'],
  ['/contact', '<main'],
  ['/faqs', '<main'],
] as const;

/**
 * Waits until the page has more elements than so many.
 * @returns how many it has then, and whether it reaches below the window: what else comes can move nothing in it
 */
const grownBeyond = (page: Page, count: number) =>
  page.evaluate(async (before) => {
    const elements = document.getElementsByTagName('*');
    while (elements.length <= before) await new Promise((drawn) => requestAnimationFrame(drawn));
    const { scrollHeight = 0 } = document.scrollingElement ?? {};
    return { elements: elements.length, isFull: scrollHeight > 1.2 * window.innerHeight };
  }, count);

/** What of the page's main part has its place but is not to be seen. */
const hiddenInMain = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => getComputedStyle(part).visibility === 'hidden')
      .map((part) => part.outerHTML.slice(0, 80)),
  );

for (const { width } of [phone, tablet, desk]) {
  for (const [path, mark] of inPieces) {
    test(`${path} moves nothing that is there already, whatever piece of it comes late, at ${width} px`, async ({
      page,
      context,
      stack,
    }) => {
      // High, for the browser counts only what moves within the window.
      await page.setViewportSize({ width, height: 1600 });
      await watchShifts(context);
      const { url, next, rest, stop } = await serveByElement(stack.url, path, mark);
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('body').waitFor({ state: 'attached' });
      let pieces = 0;
      let grown = await grownBeyond(page, 0);
      while (!grown.isFull && next()) {
        pieces += 1;
        grown = await grownBeyond(page, grown.elements);
        expect(await shiftsOf(page), `after ${pieces} elements`).toEqual([]);
      }
      expect(pieces).toBeGreaterThan(10);
      rest();
      await page.waitForLoadState();
      expect(await shiftsOf(page)).toEqual([]);
      expect(await hiddenInMain(page), 'still hidden when all is there').toEqual([]);
      stop();
    });
  }
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
