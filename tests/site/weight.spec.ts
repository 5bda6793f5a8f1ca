import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const kB = 1000;

/**
 * A page of each template, and the most it may weigh: all before the load event; the scripts it needs after (brotli).
 * Pages with a form of their own carry it in their template, so they weigh more.
 */
const budgets: { path: string; before: number; scripts: number }[] = [
  { path: '/', before: 60 * kB, scripts: 79 * kB },
  { path: '/new-jersey', before: 60 * kB, scripts: 78 * kB },
  { path: '/hha', before: 60 * kB, scripts: 78 * kB },
  { path: '/maryland/contact', before: 60 * kB, scripts: 79.5 * kB },
  { path: '/career', before: 60 * kB, scripts: 82 * kB },
  { path: '/help-desk', before: 60 * kB, scripts: 83 * kB },
  { path: '/hha-certification', before: 60 * kB, scripts: 80 * kB },
  { path: '/faqs', before: 60 * kB, scripts: 78 * kB },
  { path: '/blog', before: 60 * kB, scripts: 78 * kB },
  { path: '/blog/making-a-bathroom-safer', before: 60 * kB, scripts: 78 * kB },
  { path: '/eligibility', before: 60 * kB, scripts: 79.5 * kB },
  { path: '/privacy-policy', before: 60 * kB, scripts: 78 * kB },
  { path: '/service-areas', before: 60 * kB, scripts: 78 * kB },
  { path: '/past-event', before: 60 * kB, scripts: 78 * kB },
  { path: '/team', before: 60 * kB, scripts: 78 * kB },
  { path: '/about-us', before: 60 * kB, scripts: 78 * kB },
  { path: '/sitemap', before: 60 * kB, scripts: 78 * kB },
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

for (const { path, before, scripts } of budgets) {
  test(`${path} is light: no script and at most ${before / kB} kB before the load event`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const loads = await recordLoads(page);
    await page.goto(path, { waitUntil: 'load' });
    const first = loads.filter(({ url }) => !url.startsWith('data:'));
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
    expect(weight).toBeLessThanOrEqual(before);
    expect(sum(needed)).toBeLessThanOrEqual(scripts);
    const strangers = loads
      .map(({ url }) => new URL(url))
      .filter(({ protocol, origin }) => protocol !== 'data:' && origin !== stack.url);
    expect(strangers.map(String)).toEqual([]);
  });
}
