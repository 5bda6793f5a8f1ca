import type { Page } from '@playwright/test';
import { samplePages, type PageKind } from '../fixtures/sample-pages';
import { wake } from '../fixtures/scripts';
import { expect, signIn, test } from '../fixtures/test';

const kB = 1000;

/** What they show is somebody's own, and asked for by scripts, which therefore come at once. */
type ClientPage = 'sign-in' | 'dashboard' | 'help-desk-status';

/**
 * The most a page of each kind may weigh in kB (brotli): all before the load event; then the scripts that its HTML names
 * with the template's own; then every script that comes without a tap. Half a kB of room is for words, not for code.
 */
const budgets: Record<Exclude<PageKind, ClientPage>, Budget> = {
  home: { before: 60.0, scripts: 78.0, all: 82.7 },
  region: { before: 42.8, scripts: 78.0, all: 82.7 },
  service: { before: 40.4, scripts: 76.0, all: 80.5 },
  contact: { before: 39.3, scripts: 78.9, all: 106.4 },
  career: { before: 40.6, scripts: 80.0, all: 84.5 },
  job: { before: 40.3, scripts: 81.6, all: 109.2 },
  'help-desk': { before: 41.4, scripts: 82.6, all: 110.1 },
  'hha-certification': { before: 40.7, scripts: 78.7, all: 106.3 },
  faqs: { before: 41.8, scripts: 75.7, all: 80.2 },
  blog: { before: 38.2, scripts: 76.4, all: 80.9 },
  post: { before: 40.5, scripts: 76.4, all: 80.9 },
  eligibility: { before: 38.4, scripts: 79.3, all: 106.9 },
  'thank-you': { before: 37.1, scripts: 75.6, all: 80.1 },
  legal: { before: 42.3, scripts: 75.7, all: 80.2 },
  'service-areas': { before: 43.3, scripts: 76.4, all: 80.9 },
  listing: { before: 39.7, scripts: 76.7, all: 81.2 },
  page: { before: 38.5, scripts: 76.3, all: 80.8 },
  sitemap: { before: 38.0, scripts: 75.7, all: 80.2 },
  '404': { before: 37.8, scripts: 76.3, all: 80.8 },
};
type Budget = { before: number; scripts: number; all: number };

/** The most that all scripts of such a page may weigh in kB. */
const clientBudgets: Record<ClientPage, number> = {
  'sign-in': 124.5,
  dashboard: 126.5,
  'help-desk-status': 83.4,
};

type Loaded = { url: string; type: string; bytes: number; isWhole: boolean };

type Loads = {
  /** Everything asked for so far, with the bytes of its compressed body; headers are the server's, not the page's. */
  all: Loaded[];
  /** What was asked for before the load event, once it is whole: events may be told late. */
  beforeLoad: () => Promise<Loaded[]>;
};

async function recordLoads(page: Page): Promise<Loads> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Page.enable');
  const byId = new Map<string, Loaded>();
  const headers = new Map<string, number>();
  const all: Loaded[] = [];
  let atLoad: Loaded[] | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const load = { url: request.url, type: type ?? '', bytes: 0, isWhole: false };
    byId.set(requestId, load);
    all.push(load);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    Object.assign(byId.get(requestId) ?? {}, { bytes, isWhole: true });
  });
  session.on('Page.loadEventFired', () => (atLoad ??= [...all]));
  return {
    all,
    beforeLoad: async () => {
      // The browser asks for the tab's icon when it likes.
      const counted = () =>
        atLoad?.filter(({ url }) => !/^data:|\/(icon\.svg|favicon\.ico)$/.test(url));
      await expect.poll(() => counted()?.every(({ isWhole }) => isWhole)).toBe(true);
      return counted() ?? [];
    },
  };
}

const sum = (loads: Loaded[]) => loads.reduce((total, { bytes }) => total + bytes, 0);

for (const [kind, { before, scripts, all }] of Object.entries(budgets)) {
  const path = samplePages[kind as PageKind];
  test(`${path} is light: no script and at most ${before} kB before the load event`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { all: loads, beforeLoad } = await recordLoads(page);
    await page.goto(path, { waitUntil: 'load' });
    const first = await beforeLoad();
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

    await wake(page);
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

for (const [kind, most] of Object.entries(clientBudgets)) {
  const path = samplePages[kind as PageKind];
  test(`the scripts of ${path} weigh at most ${most} kB`, async ({ page }) => {
    if (kind === 'dashboard') await signIn(page, 'owner');
    const { all: loads } = await recordLoads(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(path);
    const scripts = loads.filter(({ type }) => type === 'Script');
    console.log(`      ${path}: scripts ${sum(scripts)} B`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts)).toBeLessThanOrEqual(most * kB);
  });
}
