import { useCallback, useRef, useState } from 'react';
import { useErrorScope } from './error-scope';
import { useStaff } from './use-staff';
import { assertSameSession, getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { offerUndo } from './use-undo-offer';
import { useUpdateCache } from '../api/swr-hooks';

export type VersionedChange<Change> = {
  /** Resolves to whether the change was saved. */
  change: (change: Change) => Promise<boolean>;
  busy: boolean;
  /** Not confirmed by the server yet; show it as if it were saved. */
  pendingChange: Partial<Change>;
  error: string | null;
};

type Options<Record, Change> = {
  onChanged: (record: Record) => void;
  onError: (error: unknown) => void;
  /** For records whose changes can be undone. */
  undo?: {
    /** The API route. */
    path: string;
    /** The name of the record. */
    name: string;
    /** The finished change: 'Closed Ann Lee'. */
    describe: (change: Change) => string;
    /** Called after an undo, also if it failed. */
    onUndone: (isDone: boolean, change: Change) => void;
  };
};

/** Changes the record at `path` by PATCH at the version on screen, one change after the other. If one fails, the waiting ones are dropped. */
export function useVersionedChange<Record extends { version: number }, Change extends object>(
  path: string,
  version: number,
  { onChanged, onError, undo }: Options<Record, Change>,
): VersionedChange<Change> {
  const staff = useStaff();
  const updateCache = useUpdateCache<Record>(path);
  const [pendingChange, setPendingChange] = useState<Partial<Change>>({});
  const [error, setError] = useState<string | null>(null);
  // Refs, because the next change may come before React re-renders.
  const latest = useRef({ path, version });
  const unsaved = useRef<Change[]>([]);
  const queue = useRef(Promise.resolve(true));

  const reportSuccess = useErrorScope(useCallback(() => setError(null), []));
  const send = async (change: Change) => {
    assertSameSession(staff);
    const known = latest.current.path === path ? latest.current.version : version;
    const response = await callStaff<Record & { undo?: string | null }>(path, {
      method: 'PATCH',
      body: { version: Math.max(known, version), ...change },
    });
    const { undo: token, ...changed } = response;
    const record = changed as unknown as Record;
    if (undo && token) {
      const { describe, name, onUndone } = undo;
      offerUndo({
        message: describe(change),
        path: undo.path,
        token,
        getName: () => name,
        onUndone: (isDone) => onUndone(isDone, change),
      });
    }
    latest.current = { path, version: record.version };
    await updateCache(record);
    onChanged(record);
  };
  const save = async (change: Change): Promise<boolean> => {
    if (!unsaved.current.includes(change)) return false;
    setError(null);
    try {
      await send(change);
      unsaved.current = unsaved.current.filter((one) => one !== change);
      reportSuccess();
      return true;
    } catch (thrown) {
      unsaved.current = [];
      setError(getErrorMessage(thrown));
      onError(thrown);
      return false;
    } finally {
      setPendingChange(merge(unsaved.current));
    }
  };
  const change = (next: Change): Promise<boolean> => {
    const before = merge(unsaved.current);
    const after = { ...before, ...next };
    // The second click of a double click changes nothing.
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      unsaved.current = [...unsaved.current, next];
      setPendingChange(after);
      queue.current = queue.current.then(() => save(next));
    }
    return queue.current;
  };

  return { change, busy: Object.keys(pendingChange).length > 0, pendingChange, error };
}

function merge<Change extends object>(changes: readonly Change[]): Partial<Change> {
  return Object.assign({}, ...changes) as Partial<Change>;
}
