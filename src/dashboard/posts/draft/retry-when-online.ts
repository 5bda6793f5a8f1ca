/** What did not get through is tried again after so long, in milliseconds, and at once when the connection is back. */
export const untilRetry = 5_000;

/** Does `work` when the connection is back, or after a while at the latest: once. */
export function onceBack(work: () => unknown): void {
  const begin = () => {
    clearTimeout(timer);
    window.removeEventListener('online', begin);
    work();
  };
  const timer = setTimeout(begin, untilRetry);
  window.addEventListener('online', begin);
}
