import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { startSeededStack } from '../tests/fixtures/seeded-stack';
import { removeStack } from '../tests/fixtures/stack';
import { signIn } from '../tests/fixtures/test';
import { fullDatabase } from './full-database';
import { measureLists, polledList, waitForFirstRow } from './list-speed';
import { measureScreens } from './screen-weight';
import { median } from './throughput';

const slowdown = 4;

export async function measureDashboard() {
  const stack = await startSeededStack(fullDatabase);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const page = await browser.newPage({
      baseURL: stack.url,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, 'owner');
    const screens = await measureScreens(page);
    const session = await page.context().newCDPSession(page);
    const measureSlowdown = await throttleCpu(page, session, slowdown);
    const before = await measureSlowdown();
    const lists = await measureLists(page);
    const slowdowns = [before, await measureSlowdown()] as const;
    await page.goto(polledList.path);
    await waitForFirstRow(page, polledList.row);
    return { lists, slowdowns, screens, ...(await measurePolls(page, session)) };
  } finally {
    await browser.close();
    await stack.stop();
    removeStack(stack);
  }
}

const isInboxPoll = (url: string) => url.endsWith('/api/chats');

async function measurePolls(page: Page, session: CDPSession) {
  await session.send('Network.enable');
  const sizes: number[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status === 304 && isInboxPoll(response.url)) {
      sizes.push(response.encodedDataLength);
    }
  });
  // Lets the page settle before measuring.
  await page.waitForResponse(
    (response) => response.status() === 304 && isInboxPoll(response.url()),
  );
  const pollChanges = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((records) => (count += records.length));
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(() => resolve(count), 14_000);
      }),
  );
  return { pollChanges, pollBytes: Math.max(...sizes) };
}

const quietPage = '/robots.txt';

const adjustments = 2;

/**
 * Throttles the CPU to a measured factor: Chromium's rate of 4 was 4.8 times slower on two cores.
 * @returns a function that measures the factor again
 */
async function throttleCpu(
  page: Page,
  session: CDPSession,
  factor: number,
): Promise<() => Promise<number>> {
  const unthrottled = await measureWork(page);
  const measureFactor = async () => (await measureWork(page)) / unthrottled;
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  let rate = factor;
  await setRate(rate);
  for (let round = 0; round < adjustments; round += 1) {
    rate *= factor / (await measureFactor());
    await setRate(rate);
  }
  return measureFactor;
}

async function measureWork(page: Page): Promise<number> {
  await page.goto(quietPage);
  const times = await page.evaluate(() =>
    Array.from({ length: 16 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let step = 0; step < 3e7; step += 1) sum = (sum * 31 + step) | 0;
      // oxlint-disable-next-line oxc/erasing-op -- the loop must not be optimized away
      return performance.now() - start + (sum & 0);
    }),
  );
  return median(times.slice(1));
}
