import { routes } from '../../src/shared/routes';
import { samplePages } from '../fixtures/sample-pages';
import { loadScripts } from '../fixtures/site/page-scripts';
import { getLayoutShift, watchLayoutShift } from '../fixtures/site/layout-shifts';
import { expect, signIn, test } from '../fixtures/test';
import { phone } from '../fixtures/viewports';

/** kB of files as sent, measured on 2026-11-28 plus 10 %. */
const budgets = [
  { name: 'the home page', path: routes.home, maxKilobytes: 79 },
  { name: 'an article', path: samplePages.post, maxKilobytes: 56 },
  { name: 'the first screen of the dashboard', path: samplePages.dashboard, maxKilobytes: 250 },
];

function isApiUrl(url: string): boolean {
  return /^\/(api|identitytoolkit\.googleapis\.com)\//.test(new URL(url).pathname);
}

for (const { name, path, maxKilobytes } of budgets) {
  test(`${name} loads at most ${maxKilobytes} kB, nothing from other hosts, and has a CLS below 0.1`, async ({
    page,
    context,
    stack,
  }) => {
    await page.setViewportSize(phone);
    const isPublic = path !== samplePages.dashboard;
    if (!isPublic) await signIn(page, 'owner');
    await watchLayoutShift(context);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // Signing in may or may not have loaded the dashboard's scripts already.
    await session.send('Network.clearBrowserCache');
    let bytes = 0;
    // Requests of the page that was open before may still be running.
    const requestIds = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // The size of the API's answers depends on what other tests have sent.
      if (!isApiUrl(request.url)) requestIds.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requestIds.has(requestId)) bytes += encodedDataLength;
    });
    const otherHosts: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && origin !== stack.url) otherHosts.push(request.url());
    });
    await page.goto(path);
    if (isPublic) await loadScripts(page);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeLessThanOrEqual(maxKilobytes * 1000);
    expect(otherHosts).toEqual([]);
    expect(await getLayoutShift(page)).toBeLessThan(0.1);
  });
}
