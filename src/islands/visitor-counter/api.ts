import { callApi } from '../../lib/api/api-client';
import { answerOtherTabs, askOtherTabs } from '../../lib/tab-channel';
import { storageKeys } from '../../site/facts';
import { countIn, countToPost } from './visit-count';

/** The session marker lives in one tab's storage: tabs that are open side by side ask each other, and count one at a time. */
const name = 'visit-counted';

let reading: Promise<number | null> | undefined;
let counting: Promise<void> | undefined;

/** GET /count: the figure, or null when it cannot be read, which is only logged. Mounts at the same time share one call. */
export function readCount(): Promise<number | null> {
  reading ??= callApi('/count')
    .then(countIn)
    .catch((error: unknown) => {
      console.warn('The visitor count could not be read.', error);
      return null;
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** POST /count, once per browser session; a failure is only logged, and the next page tries again. */
export function countVisit(count: number | null): Promise<void> {
  counting ??= oneTabAtATime(() => postVisit(count))
    .catch((error: unknown) => console.warn('The visit could not be counted.', error))
    .finally(() => {
      counting = undefined;
    });
  return counting;
}

async function postVisit(count: number | null): Promise<void> {
  const marker = sessionStorage.getItem(storageKeys.visit);
  const countedElsewhere = marker === null && (await askOtherTabs(name));
  const next = countToPost({ marker, count, countedElsewhere });
  if (next !== null) await callApi('/count', { method: 'POST', body: { count: next } });
  const counted = marker !== null || countedElsewhere || next !== null;
  if (!counted) return;
  sessionStorage.setItem(storageKeys.visit, '1');
  answerUntilLeft();
}

let answering = false;

function answerUntilLeft(): void {
  if (answering) return;
  answering = true;
  window.addEventListener(
    'pagehide',
    answerOtherTabs(name, () => true),
    { once: true },
  );
}

/** Runs `task` in one tab at a time, so that two tabs opened at once do not both count. */
async function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Web Locks exist only where the page is served securely.
  return 'locks' in navigator ? await navigator.locks.request(name, task) : task();
}
