import { useRef, useState } from 'react';
import { useStaff } from '../hooks/session/use-staff';
import { assertSameSession, getErrorMessage } from './errors';
import { callStaff } from './staff-client';
import { useUpdateCache } from './swr-hooks';

export type VersionedChange<Change> = {
  /** Resolves to whether the change was saved. */
  change: (change: Change) => Promise<boolean>;
  busy: boolean;
  /** Not confirmed by the server yet; show it as if it were saved. */
  pendingChange: Partial<Change>;
  error: string | null;
};

type Callbacks<Record> = {
  onChanged: (record: Record) => void;
  onError: (error: unknown) => void;
};

/**
 * Changes the record at `path` by PATCH at the version on screen. Changes made while one is being saved are merged and sent next, and
 * dropped if it fails.
 */
export function useVersionedChange<Record extends { version: number }, Change extends object>(
  path: string,
  version: number,
  { onChanged, onError }: Callbacks<Record>,
): VersionedChange<Change> {
  const staff = useStaff();
  const updateCache = useUpdateCache<Record>(path);
  const [pending, setPending] = useState<Partial<Change>>({});
  const [error, setError] = useState<string | null>(null);
  // Refs, because the next change may come before React re-renders.
  const latest = useRef({ path, version });
  const sent = useRef<Partial<Change>>({});
  const waiting = useRef<Change | null>(null);
  const queue = useRef(Promise.resolve(true));

  const send = async (change: Change) => {
    assertSameSession(staff);
    const known = latest.current.path === path ? latest.current.version : version;
    const record = await callStaff<Record>(path, {
      method: 'PATCH',
      body: { version: Math.max(known, version), ...change },
    });
    latest.current = { path, version: record.version };
    await updateCache(record);
    onChanged(record);
  };
  const flush = async (wasSaved: boolean): Promise<boolean> => {
    if (waiting.current === null) return wasSaved;
    sent.current = waiting.current;
    waiting.current = null;
    setError(null);
    try {
      await send(sent.current as Change);
      return true;
    } catch (thrown) {
      waiting.current = null;
      setError(getErrorMessage(thrown));
      onError(thrown);
      return false;
    } finally {
      sent.current = {};
      setPending(waiting.current ?? {});
    }
  };
  const change = (next: Change): Promise<boolean> => {
    const before = { ...sent.current, ...waiting.current };
    const after = { ...before, ...next };
    // The second click of a double click changes nothing.
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      waiting.current = { ...waiting.current, ...next };
      setPending(after);
    }
    queue.current = queue.current.then(flush);
    return queue.current;
  };

  return {
    change,
    busy: Object.keys(pending).length > 0,
    pendingChange: pending,
    error,
  };
}
