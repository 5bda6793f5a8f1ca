import { useEffect, useState } from 'react';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { callApi } from '../../lib/api/api-client';
import { answerOtherTabs, askOtherTabs } from '../../lib/tab-channel';
import { storageKeys } from '../../site/facts';

/** "Visitors: 41"; nothing until the count is loaded, or if it cannot be. */
export function VisitorCounter() {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let isMounted = true;
    void fetchCount().then((next) => {
      if (isMounted) setCount(next);
      return next === null ? undefined : countVisit(next);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return count === null ? null : <>{`Visitors: ${formatNumber(count)}`}</>;
}

/** The session marker is in one tab's storage, so tabs ask each other, and one at a time counts. */
const lockName = 'visit-counted';

let pendingCount: Promise<number | null> | undefined;
let pendingVisit: Promise<void> | undefined;
let isAnswering = false;

/** GET /count, or null if it fails, which is only logged. Simultaneous calls share one request. */
function fetchCount(): Promise<number | null> {
  pendingCount ??= callApi('/count')
    .then(parseCount)
    .catch((error: unknown) => {
      console.warn('The visitor count could not be read.', error);
      return null;
    })
    .finally(() => {
      pendingCount = undefined;
    });
  return pendingCount;
}

/** POST /count, once per browser session. A failure is only logged, and the next page tries again. */
function countVisit(count: number): Promise<void> {
  pendingVisit ??= runInOneTab(() => postVisit(count))
    .catch((error: unknown) => console.warn('The visit could not be counted.', error))
    .finally(() => {
      pendingVisit = undefined;
    });
  return pendingVisit;
}

async function postVisit(count: number): Promise<void> {
  const isCounted =
    sessionStorage.getItem(storageKeys.visit) !== null || (await askOtherTabs(lockName));
  if (!isCounted) await callApi('/count', { method: 'POST', body: { count: count + 1 } });
  sessionStorage.setItem(storageKeys.visit, '1');
  if (isAnswering) return;
  isAnswering = true;
  const stop = answerOtherTabs(lockName, () => true);
  window.addEventListener('pagehide', stop, { once: true });
}

function parseCount(response: unknown): number | null {
  const count = (response as { count?: unknown } | null)?.count;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}

/** Web Locks exist only on secure origins. */
async function runInOneTab<Result>(task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request(lockName, task) : task();
}
