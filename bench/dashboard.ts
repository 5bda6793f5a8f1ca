import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { removeStack, startStack } from '../tests/fixtures/stack';
import { signIn } from '../tests/fixtures/test';
import { waitForFirstRow, measureLists, polledList, type ListTimes } from './list-speed';
import { fullOffice, seed } from './full-database';
import { measureScreens, type ScreenWeight } from './screen-weight';
import { throttleCpu } from './cpu-throttle';

/** A cheap or old office computer. */
const times = 4;

export type DashboardFigures = {
  lists: ListTimes[];
  slowdowns: readonly [number, number];
  screens: ScreenWeight[];
  unchangedPoll: number;
  changesByPolls: number;
};

export async function measureDashboard(): Promise<DashboardFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  seed({ DATA_DIR: dataDir, LARKSPAN_NO_ENV_FILE: '1' }, fullOffice);
  const stack = await startStack({}, dataDir);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const page = await browser.newPage({
      baseURL: stack.url,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, 'owner');
    const screens = await measureScreens(page);
    const session = await page.context().newCDPSession(page);
    const { measure } = await throttleCpu(page, session, times);
    const before = await measure();
    const lists = await measureLists(page);
    const slowdowns = [before, await measure()] as const;
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
    if (response.status === 304 && isInboxPoll(response.url))
      sizes.push(response.encodedDataLength);
  });
  // Lets the page settle before measuring.
  await page.waitForResponse((answer) => answer.status() === 304 && isInboxPoll(answer.url()));
  const changes = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const watch = new MutationObserver((records) => (count += records.length));
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(() => resolve(count), 14_000);
      }),
  );
  return { changesByPolls: await changes, unchangedPoll: Math.max(...sizes) };
}
