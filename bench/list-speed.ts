import type { Page } from '@playwright/test';
import { getScreen, type ScreenId } from '../contract/shared/roles';
import { median } from './throughput';

const rounds = 7;

/** Milliseconds without a long task or response. */
const idleTime = 500;

/** Milliseconds that a pointer rests on a link before the press. */
const hoverTime = 100;

const maxWait = 60_000;

type List = {
  name: string;
  path: string;
  from: { path: string; link: string };
  row: string;
};

export type ListTimes = { name: string; byLink: number; byReload: number };

function table(name: string, id: ScreenId): List {
  const { path } = getScreen(id);
  const from = { path: '/dashboard', link: `nav a[href="${path}"]` };
  return { name, path, from, row: `tbody th a[href^="${path}?"]` };
}

const jobsPath = getScreen('jobs').path;
const applicationsPath = `${jobsPath}?view=applications`;

export const polledList: List = {
  ...table('inbox', 'form-messages'),
  row: 'ul[aria-label="Threads"] li a',
};

const lists: readonly List[] = [
  polledList,
  table('general requests', 'general-requests'),
  table('pay stub access', 'pay-stub'),
  table('pay roll queries', 'pay-roll'),
  table('supplies', 'supplies'),
  table('PTO requests', 'pto'),
  table('employees', 'add-employee'),
  table('signatures', 'email-signature'),
  table('jobs', 'jobs'),
  {
    name: 'applications',
    path: applicationsPath,
    from: { path: jobsPath, link: `main a[href="${applicationsPath}"]` },
    row: 'tbody th a[href*="application="]',
  },
  table('posts', 'add-blog'),
];

/** Measures from the click on a link until the first row is painted, median per list. */
export async function measureLists(page: Page): Promise<ListTimes[]> {
  const times: ListTimes[] = [];
  for (const list of lists) times.push(await measureList(page, list));
  return times;
}

async function measureList(page: Page, { name, path, from, row }: List): Promise<ListTimes> {
  await page.goto(path);
  await waitForFirstRow(page, row);
  const byReload: number[] = [];
  const byLink: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openAndSettle(page, from);
    await page.goto(path);
    byReload.push(await waitForFirstRow(page, row));
    await openAndSettle(page, from);
    byLink.push(await followLink(page, from.link, row));
  }
  return { name, byLink: median(byLink), byReload: median(byReload) };
}

async function openAndSettle(page: Page, { path, link }: List['from']): Promise<void> {
  await page.goto(path);
  await page.locator(link).first().waitFor();
  await page.evaluate(
    (milliseconds) =>
      new Promise<void>((resolve) => {
        let lastActivity = performance.now();
        const observer = new PerformanceObserver(() => (lastActivity = performance.now()));
        observer.observe({ entryTypes: ['longtask', 'resource'] });
        const timer = setInterval(() => {
          if (performance.now() - lastActivity < milliseconds) return;
          clearInterval(timer);
          observer.disconnect();
          resolve();
        }, 50);
      }),
    idleTime,
  );
}

export function waitForFirstRow(page: Page, row: string): Promise<number> {
  return page.evaluate(
    ([selector, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const timer = setInterval(() => {
          if (performance.now() > timeout) {
            clearInterval(timer);
            reject(new Error(`The list has no row: ${selector}`));
          }
          if (!document.querySelector(selector)) return;
          clearInterval(timer);
          // The frame is painted when the next one begins.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }, 4);
      }),
    [row, maxWait] as const,
  );
}

async function followLink(page: Page, link: string, row: string): Promise<number> {
  await page.hover(link);
  // A person points at a link before clicking it, and the link may load its screen meanwhile.
  await page.waitForTimeout(hoverTime);
  const start = await page.evaluate((selector) => {
    const at = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    return at;
  }, link);
  return (await waitForFirstRow(page, row)) - start;
}
