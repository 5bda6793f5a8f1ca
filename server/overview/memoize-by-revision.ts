/** Reads something once per tag, however many ask: the reading of the latest tag is kept, unless it fails. */
export function memoizeByRevision<Reading>(
  read: () => Promise<Reading>,
): (tag: string) => Promise<Reading> {
  let last: { tag: string; reading: Promise<Reading> } | null = null;
  return (tag) => {
    if (last?.tag === tag) return last.reading;
    const reading = read();
    last = { tag, reading };
    reading.catch(() => {
      if (last?.reading === reading) last = null;
    });
    return reading;
  };
}
