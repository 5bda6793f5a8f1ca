import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const kB = 1000;

/**
 * A page of each template, and the most it may weigh in kB (brotli): all before the load event; then the scripts that its HTML
 * names with the template's own; then every script that comes without a tap. Half a kB of room is for words, not for code.
 */
const budgets: { path: string; before: number; scripts: number; all: number }[] = [
  { path: '/', before: 59.7, scripts: 76.2, all: 91.9 },
  { path: '/new-jersey', before: 42.4, scripts: 76.2, all: 91.9 },
  { path: '/hha', before: 40.2, scripts: 75.3, all: 89.4 },
  { path: '/maryland/contact', before: 38.9, scripts: 75.6, all: 116.7 },
  { path: '/career', before: 40.3, scripts: 77.9, all: 94.8 },
  { path: '/help-desk', before: 41.2, scripts: 79.2, all: 120.3 },
  { path: '/hha-certification', before: 40.6, scripts: 76.2, all: 116.3 },
  { path: '/faqs', before: 41.4, scripts: 75.4, all: 89.5 },
  { path: '/blog', before: 37.7, scripts: 75.3, all: 89.3 },
  { path: '/blog/making-a-bathroom-safer', before: 39.9, scripts: 75.0, all: 90.4 },
  { path: '/eligibility', before: 37.9, scripts: 75.5, all: 116.0 },
  { path: '/privacy-policy', before: 41.9, scripts: 75.3, all: 89.4 },
  { path: '/service-areas', before: 43.0, scripts: 75.4, all: 90.6 },
  { path: '/past-event', before: 39.3, scripts: 75.6, all: 90.7 },
  { path: '/team', before: 38.5, scripts: 75.6, all: 90.7 },
  { path: '/about-us', before: 38.1, scripts: 75.2, all: 90.5 },
  { path: '/sitemap', before: 37.5, scripts: 75.0, all: 88.3 },
];

type Loaded = { url: string; type: string; bytes: number };

/** Everything the page fetches, with the bytes of its compressed body; headers are the server's, not the page's. */
async function recordLoads(page: Page): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const loads = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    loads.set(requestId, { url: request.url, type: type ?? '', bytes: 0 });
  });
  const list: Loaded[] = [];
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load)
      list.push(Object.assign(load, { bytes: encodedDataLength - (headers.get(requestId) ?? 0) }));
  });
  return list;
}

const sum = (loads: Loaded[]) => loads.reduce((total, { bytes }) => total + bytes, 0);

for (const { path, before, scripts, all } of budgets) {
  test(`${path} is light: no script and at most ${before} kB before the load event`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const loads = await recordLoads(page);
    await page.goto(path, { waitUntil: 'load' });
    // The browser asks for the tab's icon when it likes.
    const first = loads.filter(({ url }) => !/^data:|\/(icon\.svg|favicon\.ico)$/.test(url));
    const named = new Set(
      await page.evaluate(() =>
        (document.querySelector('script[data-s]') as HTMLElement).dataset['s']?.split(' '),
      ),
    );
    const below = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
        .map(({ name }) => name)
        .filter((name) => {
          const images = [...document.images].filter((image) => image.currentSrc === name);
          return !images.some((image) => image.getBoundingClientRect().top < innerHeight);
        }),
    );
    expect(
      first.filter(({ type }) => type === 'Script' || type === 'Fetch' || type === 'XHR'),
    ).toEqual([]);
    expect(below, 'pictures below the first view').toEqual([]);
    expect(sum(first.filter(({ type }) => type === 'Font'))).toBeLessThanOrEqual(45 * kB);
    const weight = sum(first);

    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-alive]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const needed = loads.filter(({ url, type }) => {
      const name = new URL(url).pathname;
      return type === 'Script' && (named.has(name) || name.startsWith('/component---'));
    });
    const islands = loads.filter((load) => load.type === 'Script' && !needed.includes(load));
    test.info().annotations.push({
      type: 'weight',
      description: `${path}: before ${weight}, scripts ${sum(needed)}, islands ${sum(islands)}`,
    });
    console.log(
      `      ${path}: before load ${weight} B, scripts ${sum(needed)} B, islands ${sum(islands)} B`,
    );
    expect(needed.length).toBeGreaterThan(3);
    expect(weight).toBeLessThanOrEqual(before * kB);
    expect(sum(needed)).toBeLessThanOrEqual(scripts * kB);
    expect(sum(needed) + sum(islands)).toBeLessThanOrEqual(all * kB);
    const strangers = loads
      .map(({ url }) => new URL(url))
      .filter(({ protocol, origin }) => protocol !== 'data:' && origin !== stack.url);
    expect(strangers.map(String)).toEqual([]);
  });
}
