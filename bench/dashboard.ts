import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { forget, startStack } from '../tests/fixtures/stack';
import { signIn } from '../tests/fixtures/test';
import { median } from './load';
import { queueRequests, seed } from './office';

/** What is measured: the list's screen, and what its first row is. */
const lists = [
  {
    name: 'inbox',
    path: '/dashboard/all-form-submission-message',
    row: 'ul[aria-label="Threads"] li a',
  },
  { name: 'help-desk queue', path: '/dashboard/pay-roll', row: 'tbody th a' },
] as const;
type List = (typeof lists)[number];
const rounds = 5;
/** A cheap office computer, or an old one. */
const slowdown = 4;

export type DashboardFigures = {
  lists: {
    name: string;
    /** Milliseconds from the press on the link in the sidebar until the list is drawn. */
    byLink: number;
    /** Milliseconds from the request of the page until the list is drawn, sign-in checked: browser cache warm. */
    byReload: number;
  }[];
  /** Bytes of the whole answer to an unchanged poll, headers included, and how many changes of the page two of them made. */
  unchangedPoll: number;
  changesByPolls: number;
};

/** The inbox with 10,000 threads and the help desk with 10,000 requests in Chromium, its processor slowed down four times. Needs the built site. */
export async function measureDashboard(): Promise<DashboardFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  seed({ DATA_DIR: dataDir, LARKSPAN_NO_ENV_FILE: '1' }, queueRequests);
  const stack = await startStack({}, dataDir);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const page = await browser.newPage({
      baseURL: stack.url,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, 'owner');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const measured: DashboardFigures['lists'] = [];
    for (const list of lists) measured.push(await measureList(page, list));
    await page.goto(lists[0].path);
    await listDrawn(page, lists[0]);
    return { lists: measured, ...(await measurePolls(page, session)) };
  } finally {
    await browser.close();
    await stack.stop();
    forget(stack);
  }
}

async function measureList(page: Page, list: List): Promise<DashboardFigures['lists'][number]> {
  const byReload: number[] = [];
  const byLink: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(list.path);
    byReload.push(await listDrawn(page, list));
    await page.goto('/dashboard');
    // What the dashboard loads for itself has come.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    byLink.push(await followLink(page, list));
  }
  return { name: list.name, byLink: median(byLink), byReload: median(byReload) };
}

/** Milliseconds since the page was asked for, once its list is drawn. */
function listDrawn(page: Page, { row: firstRow }: List): Promise<number> {
  return page.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const timer = setInterval(() => {
          if (!document.querySelector(row)) return;
          clearInterval(timer);
          resolve(performance.now());
        }, 4);
      }),
    firstRow,
  );
}

/** Milliseconds from the press on the sidebar's link until the list is drawn. */
async function followLink(page: Page, list: List): Promise<number> {
  const began = await page.evaluate((path) => {
    document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
    return performance.now();
  }, list.path);
  return (await listDrawn(page, list)) - began;
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
