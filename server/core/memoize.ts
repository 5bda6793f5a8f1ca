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

/** Keeps the latest results of up to `max` keys, each until its revision changes or reading it fails. */
export function createLatestCache<Result>(max: number) {
  const readers = new Map<
    string,
    ReturnType<typeof memoizeLatest<[() => Promise<Result>], Result>>
  >();
  return (key: string, revision: string, read: () => Promise<Result>): Promise<Result> => {
    const reader = readers.get(key) ?? memoizeLatest((readNow) => readNow());
    // A Map keeps the order of insertion, so the first key was used least recently.
    readers.delete(key);
    readers.set(key, reader);
    const [oldest] = readers.keys();
    if (readers.size > max && oldest !== undefined) readers.delete(oldest);
    return reader(revision, read);
  };
}
