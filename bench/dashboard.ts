import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { forget, startStack } from '../tests/fixtures/stack';
import { signIn } from '../tests/fixtures/test';
import { listDrawn, measureLists, polledList, type ListTimes } from './lists';
import { fullOffice, seed } from './office';
import { measureScreens, type ScreenWeight } from './screens';

/** A cheap office computer, or an old one. */
const slowdown = 4;

export type DashboardFigures = {
  lists: ListTimes[];
  screens: ScreenWeight[];
  /** Bytes of the whole answer to an unchanged poll, headers included, and how many changes of the page two of them made. */
  unchangedPoll: number;
  changesByPolls: number;
};

/** The lists of an office that has worked for years in Chromium, its processor slowed down four times, and what screens weigh. Needs the built site. */
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const lists = await measureLists(page);
    await page.goto(polledList.path);
    await listDrawn(page, polledList.row);
    return { lists, screens, ...(await measurePolls(page, session)) };
  } finally {
    await browser.close();
    await stack.stop();
    forget(stack);
  }
}

async function measurePolls(page: Page, session: CDPSession) {
  await session.send('Network.enable');
  const sizes: number[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    const isPoll = response.status === 304 && response.url.endsWith('/api/chats');
    if (isPoll) sizes.push(response.encodedDataLength);
  });
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
