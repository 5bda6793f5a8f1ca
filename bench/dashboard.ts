import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { startSeededStack } from '../tests/fixtures/seeded-stack';
import { removeStack } from '../tests/fixtures/stack';
import { signIn } from '../tests/fixtures/test';
import { throttleCpu } from './cpu-throttle';
import { fullDatabase } from './full-database';
import { measureLists, polledList, waitForFirstRow } from './list-speed';
import { measureScreens } from './screen-weight';

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
