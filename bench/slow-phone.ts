import type { Browser, CDPSession, Page } from '@playwright/test';
import { phone } from '../tests/fixtures/viewports';

const slowdown = 4;
const bytesPerSecond = 1_600_000 / 8;
const latency = 150;

/** Milliseconds in which the largest paint happens after the load event. */
const paintTime = 2000;

/** Milliseconds from a tap that did nothing to the next one. */
const tapPause = 20;
const maxTaps = 500;

/** Opens an empty page on a phone with an empty cache, a slow processor, and a slow network. */
export async function withSlowPage<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const device = { viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Loads a page. Kilobytes are counted as sent, with headers.
 * @param idleTime milliseconds in which the page is left alone to see what else it loads
 */
export function measureLoad(browser: Browser, url: string, idleTime?: number) {
  return withSlowPage(browser, async (page, session) => {
    const types = new Map<string, string>();
    const files: { bytes: number; type: string | undefined; timestamp: number }[] = [];
    let loadedAt = Infinity;
    session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
      files.push({ bytes: encodedDataLength, type: types.get(requestId), timestamp }),
    );
    await page.goto(url);
    await page.waitForTimeout(idleTime ?? paintTime);
    const sum = (counted: typeof files) =>
      counted.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    return {
      beforeLoad: sum(files.filter(({ timestamp }) => timestamp <= loadedAt)),
      ...(idleTime && {
        afterIdle: sum(files),
        script: sum(files.filter(({ type }) => type === 'Script')),
      }),
      lcp: await page.evaluate<number>(`new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
          .observe({ type: 'largest-contentful-paint', buffered: true }))`),
    };
  });
}

/**
 * Taps the page's menu button, or its first link if it has no menu, from the first paint on until the menu has opened, or until the
 * browser begins to follow the link.
 * @returns milliseconds from the start of the navigation
 */
export function measureFirstTap(browser: Browser, url: string): Promise<number> {
  return withSlowPage(browser, async (page, session) => {
    let tappedAt: number | undefined;
    // Playwright's own bindings lose calls of a page that is being left.
    await session.send('Runtime.enable');
    for (const name of ['reportControl', 'reportTap']) {
      await session.send('Runtime.addBinding', { name });
    }
    const control = new Promise<Box>((resolve) =>
      session.on('Runtime.bindingCalled', ({ name, payload }) => {
        if (name === 'reportControl') resolve(JSON.parse(payload) as Box);
        if (name === 'reportTap') tappedAt ??= Number(payload);
      }),
    );
    await page.addInitScript(`
      new PerformanceObserver(function find() {
        const control = ['[popovertarget]', 'summary', 'a[href^="/"]']
          .flatMap((selector) => [...document.querySelectorAll(selector)])
          .find((element) => element.getClientRects().length > 0);
        if (control) reportControl(JSON.stringify(control.getBoundingClientRect()));
        else requestAnimationFrame(find);
      }).observe({ type: 'paint', buffered: true });
      for (const type of ['toggle', 'beforeunload'])
        addEventListener(type, () => reportTap(String(performance.now())), true);
    `);
    await page.goto(url, { waitUntil: 'commit' });
    const box = await control;
    for (let tap = 0; tappedAt === undefined; tap += 1) {
      if (tap === maxTaps) throw new Error(`${url}: taps do nothing.`);
      await tapMiddle(session, box);
      await page.waitForTimeout(tapPause);
    }
    return tappedAt;
  });
}

type Box = { x: number; y: number; width: number; height: number };

/** Touches and releases at once, because a busy page would turn two separate steps into a long press. Runs no script in the page. */
export async function tapMiddle(session: CDPSession, { x, y, width, height }: Box): Promise<void> {
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}
