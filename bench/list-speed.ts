import type { Page } from '@playwright/test';
import { screens, type ScreenId } from '../contract/shared/roles';
import { median } from './throughput';

const rounds = 7;

/** Milliseconds without a long task or response. */
const restsAfter = 500;

type List = {
  name: string;
  path: string;
  from: { path: string; link: string };
  row: string;
};

export type ListTimes = {
  name: string;
  byLink: number;
  byReload: number;
};

const pathOf = (id: ScreenId) => screens.find((screen) => screen.id === id)?.path ?? '';

function table(name: string, id: ScreenId): List {
  const path = pathOf(id);
  const from = { path: '/dashboard', link: `nav a[href="${path}"]` };
  return { name, path, from, row: `tbody th a[href^="${path}?"]` };
}

const applications = `${pathOf('jobs')}?view=applications`;

const lists: readonly List[] = [
  { ...table('inbox', 'form-messages'), row: 'ul[aria-label="Threads"] li a' },
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
    path: applications,
    from: { path: pathOf('jobs'), link: `main a[href="${applications}"]` },
    row: 'tbody th a[href*="application="]',
  },
  table('posts', 'add-blog'),
];

/** Milliseconds from the click on a link until the first row is painted, median per list. */
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
    await openAtRest(page, from);
    await page.goto(path);
    byReload.push(await waitForFirstRow(page, row));
    await openAtRest(page, from);
    byLink.push(await followLink(page, from.link, row));
  }
  return { name, byLink: median(byLink), byReload: median(byReload) };
}

async function openAtRest(page: Page, { path, link }: List['from']): Promise<void> {
  await page.goto(path);
  await page.locator(link).first().waitFor();
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let busy = performance.now();
        const watch = new PerformanceObserver(() => (busy = performance.now()));
        watch.observe({ entryTypes: ['longtask', 'resource'] });
        const timer = setInterval(() => {
          if (performance.now() - busy < quiet) return;
          clearInterval(timer);
          watch.disconnect();
          resolve();
        }, 50);
      }),
    restsAfter,
  );
}

const maxWait = 60_000;

export function waitForFirstRow(page: Page, row: string): Promise<number> {
  return page.evaluate(
    ([first, most]) =>
      new Promise<number>((resolve, reject) => {
        const timer = setInterval(() => {
          if (performance.now() > most) {
            clearInterval(timer);
            reject(new Error(`No row of the list has come: ${first}`));
          }
          if (!document.querySelector(first)) return;
          clearInterval(timer);
          // The frame is painted when the next one begins.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }, 4);
      }),
    [row, maxWait] as const,
  );
}

/** Milliseconds that a pointer rests on a link before the press. */
const restsFor = 100;

async function followLink(page: Page, link: string, row: string): Promise<number> {
  await page.hover(link);
  await page.waitForTimeout(restsFor);
  const began = await page.evaluate((selector) => {
    const at = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    return at;
  }, link);
  return (await waitForFirstRow(page, row)) - began;
}

export const polledList = lists[0] as List;
