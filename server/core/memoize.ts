/** Keeps the result of the latest key, unless reading it fails. */
export function memoizeLatest<Args extends unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
): (key: string, ...args: Args) => Promise<Result> {
  let latest: { key: string; result: Promise<Result> } | null = null;
  return (key, ...args) => {
    if (latest?.key === key) return latest.result;
    const result = read(...args);
    latest = { key, result };
    result.catch(() => {
      if (latest?.result === result) latest = null;
    });
    return result;
  };
}
