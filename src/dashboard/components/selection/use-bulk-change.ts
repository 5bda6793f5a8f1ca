import { useMemo, useState } from 'react';
import { useAsyncAction } from '../../hooks/use-async-action';
import type { BulkResult } from './selection-bar';

type BulkResponse = {
  /** The ids of all rows that now have the requested state. */
  changed: readonly string[];
  rejected: readonly { id: string; message: string }[];
};

type Goal<Row> = {
  state: string;
  isReached: (row: Row) => boolean;
};

const noResult: BulkResult = { message: '', hasFailed: false };

/**
 * Changes the selected rows at the versions on screen.
 * @param noun the word for a row: 'request'
 * @param onRejected gets the ids that were not changed
 */
export function useBulkChange<Row extends { id: string; version: number }>(
  noun: string,
  selected: readonly Row[],
  getName: (row: Row) => string,
  onRejected: (ids: readonly string[]) => void,
) {
  const { run, isPending, error } = useAsyncAction();
  const [lastResult, setLastResult] = useState(noResult);
  const change = (
    call: (versions: readonly { id: string; version: number }[]) => Promise<BulkResponse>,
    goal?: Goal<Row>,
  ) =>
    run(async () => {
      // Cleared, so that the same message is announced again.
      setLastResult(noResult);
      const { changed, rejected } = await call(
        selected.map(({ id, version }) => ({ id, version })),
      );
      const unchanged = selected.filter((row) => changed.includes(row.id) && goal?.isReached(row));
      const names = new Map(selected.map((row) => [row.id, getName(row)]));
      const count = changed.length - unchanged.length;
      setLastResult({
        message: [
          `${count} ${count === 1 ? noun : `${noun}s`} changed.`,
          ...(unchanged.length > 0 ? [`${unchanged.length} already ${goal?.state ?? ''}.`] : []),
          ...(rejected.length > 0 ? ['Not changed:'] : []),
          ...rejected.map(({ id, message }) => `${names.get(id) ?? noun}: ${message}`),
        ].join(' '),
        hasFailed: rejected.length > 0,
      });
      onRejected(rejected.map(({ id }) => id));
    });
  // The same object while nothing changes: SelectionBar moves the focus for each new one.
  const result = useMemo(
    () => (error === null ? lastResult : { message: `Not changed. ${error}`, hasFailed: true }),
    [error, lastResult],
  );
  return { change, isPending, result };
}
