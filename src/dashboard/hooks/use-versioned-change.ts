import { useCallback, useRef, useState } from 'react';
import {
  buildCallPath,
  type AnyInput,
  type Call,
  type CallInput,
  type CallResponse,
} from '../../browser/api/calls';
import { useReportSuccess } from './error-scope';
import { useStaff } from './use-staff';
import { assertSameSession, getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { offerUndo, type UndoCall } from './use-undo-offer';
import { useUpdateCache } from '../api/swr-hooks';

export type VersionedChange<Change> = {
  /** Resolves to whether the change was saved. */
  change: (change: Change) => Promise<boolean>;
  isPending: boolean;
  /** Not confirmed by the server yet; show it as if it were saved. */
  pendingChange: Partial<Change>;
  error: string | null;
};

type ChangeCall = Extract<Call, `PATCH ${string}`>;
type ChangeOf<Name extends ChangeCall> =
  CallInput<Name> extends { body: infer Body } ? Omit<Body, 'version'> : never;

type Changed<Name extends ChangeCall> = CallResponse<Name> & {
  version: number;
  undo?: string | null;
};

/** Of a call that is known only to the caller, TypeScript can't tell that its input fits. */
type Patch<Name extends ChangeCall> = (call: Name, input: object) => Promise<Changed<Name>>;

type Options<Name extends ChangeCall> = {
  /** The change is shown until it resolves. */
  onChanged: (record: Omit<Changed<Name>, 'undo'>) => unknown;
  onError: (error: unknown) => void;
  /** For records whose changes can be undone. */
  undo?: {
    call: UndoCall;
    name: string;
    /** The finished change: 'Closed Ann Lee'. */
    describe: (change: ChangeOf<Name>) => string;
    /** Called after an undo, also if it failed. */
    onUndone: (isDone: boolean, change: ChangeOf<Name>) => void;
  };
};

/** Changes a record at the version on screen, one change after the other. If one fails, the waiting ones are dropped. */
export function useVersionedChange<Name extends ChangeCall>(
  call: Name,
  input: AnyInput & Omit<CallInput<Name>, 'body'>,
  version: number,
  { onChanged, onError, undo }: Options<Name>,
): VersionedChange<ChangeOf<Name>> {
  type Change = ChangeOf<Name>;
  const { drafts } = useStaff();
  const path = buildCallPath(call, input);
  const updateCache = useUpdateCache(path);
  const [pendingChange, setPendingChange] = useState<Partial<Change>>({});
  const [error, setError] = useState<string | null>(null);
  // Refs, because the next change may come before React re-renders.
  const latest = useRef({ path, version });
  const unsaved = useRef<Change[]>([]);
  const queue = useRef(Promise.resolve(true));

  const reportSuccess = useReportSuccess(useCallback(() => setError(null), []));
  const send = async (change: Change) => {
    assertSameSession(drafts);
    const known = latest.current.path === path ? latest.current.version : version;
    const body = { version: Math.max(known, version), ...change };
    const response = await (callStaff as Patch<Name>)(call, { ...input, body });
    const { undo: token, ...record } = response;
    if (undo && token) {
      const { describe, name, onUndone } = undo;
      offerUndo({
        message: describe(change),
        undo: {
          call: undo.call,
          token,
          getName: () => name,
          onUndone: (isDone) => onUndone(isDone, change),
        },
      });
    }
    latest.current = { path, version: response.version };
    await updateCache(record);
    await onChanged(record);
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

  return { change, isPending: Object.keys(pendingChange).length > 0, pendingChange, error };
}

function merge<Change extends object>(changes: readonly Change[]): Partial<Change> {
  return Object.assign({}, ...changes) as Partial<Change>;
}
