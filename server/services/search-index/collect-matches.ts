/** Candidates that are decrypted for one search. Beyond them, a search says that there may be more. */
const maxCandidates = 4_000;
const maxBatch = 1_000;

type Source<Row> = {
  /** Reads candidates in the list's order. `last` is the last one of the batch before. */
  readBatch: (position: {
    last: Row | null;
    offset: number;
    limit: number;
  }) => Promise<readonly Row[]>;
  limit: number;
  matches: (row: Row) => boolean;
};

/** The first `limit` candidates that match after decryption, and whether there may be more. */
export async function collectMatches<Row>({
  readBatch,
  limit,
  matches,
}: Source<Row>): Promise<{ rows: Row[]; isCapped: boolean }> {
  const rows: Row[] = [];
  let last: Row | null = null;
  let size = limit + 1;
  for (let offset = 0; offset < maxCandidates;) {
    const batch: readonly Row[] = await readBatch({ last, offset, limit: size });
    for (const row of batch) {
      if (!matches(row)) continue;
      if (rows.length === limit) return { rows, isCapped: true };
      rows.push(row);
    }
    if (batch.length < size) return { rows, isCapped: false };
    last = batch.at(-1) ?? null;
    offset += batch.length;
    size = Math.min(size * 2, maxBatch);
  }
  return { rows, isCapped: true };
}
