import type { Page } from '@playwright/test';
import { screens, type ScreenId } from '../contract/shared/roles';
import { median } from './throughput';

const rounds = 7;

/** Milliseconds without a long task or an answer after which a page is at rest. */
const restsAfter = 500;

type List = {
  name: string;
  path: string;
  /** The page with a link to it, and where on the page that is. */
  from: { path: string; link: string };
  /** What its first row is. */
  row: string;
};

export type ListTimes = {
  name: string;
  /** Milliseconds from the press on the link that leads there until the list is on screen. */
  byLink: number;
  /** Milliseconds from the request of the page until the list is on screen, sign-in checked: browser cache warm. */
  byReload: number;
};

const pathOf = (id: ScreenId) => screens.find((screen) => screen.id === id)?.path ?? '';

/** The table of a screen, by its link in the sidebar. */
function table(name: string, id: ScreenId): List {
  const path = pathOf(id);
  const from = { path: '/dashboard', link: `nav a[href="${path}"]` };
  return { name, path, from, row: `tbody th a[href^="${path}?"]` };
}

const applications = `${pathOf('jobs')}?view=applications`;

/** Every list that grows with the years. */
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

/** How long each list takes until it is on screen, the median of some rounds. Somebody is signed in who may see them all. */
export async function measureLists(page: Page): Promise<ListTimes[]> {
  const times: ListTimes[] = [];
  for (const list of lists) times.push(await measureList(page, list));
  return times;
}

async function measureList(page: Page, { name, path, from, row }: List): Promise<ListTimes> {
  // The browser has its scripts, and has read them, as of a list that is opened every day.
  await page.goto(path);
  await listDrawn(page, row);
  const byReload: number[] = [];
  const byLink: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openAtRest(page, from);
    await page.goto(path);
    byReload.push(await listDrawn(page, row));
    await openAtRest(page, from);
    byLink.push(await followLink(page, from.link, row));
  }
  return { name, byLink: median(byLink), byReload: median(byReload) };
}

/** Opens the page before the list, until it is at rest: what it still does is no work of the list. */
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

/** Milliseconds after which a list is not waited for any longer. */
const patience = 60_000;

/** Milliseconds since the page was asked for, once the first row of its list has been drawn. Throws where none comes. */
export function listDrawn(page: Page, row: string): Promise<number> {
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
          // The frame in which it is drawn is over when the next one begins.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        }, 4);
      }),
    [row, patience] as const,
  );
}

/** Milliseconds for which a hand rests on a link before it presses, at least: the pointer tells what will be opened. */
const restsFor = 100;

/** Milliseconds from the press on a link until the list is drawn. */
async function followLink(page: Page, link: string, row: string): Promise<number> {
  await page.hover(link);
  // Nothing to wait for instead: it stands for the hand.
  await page.waitForTimeout(restsFor);
  const began = await page.evaluate((selector) => {
    const at = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    return at;
  }, link);
  return (await listDrawn(page, row)) - began;
}

/** The inbox, which is polled. */
export const polledList = lists[0] as List;
