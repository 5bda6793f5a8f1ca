import { useEffect } from 'react';
import type { ThreadPatch } from '../../../contract/inbox/change-schema';
import { threadStatusLabels } from '../../../contract/inbox/constants';
import type { Chat, ChatSummary, MergedThread } from '../../../contract/inbox/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { Call } from '../../browser/api/calls';
import { callStaff } from '../api/staff-client';
import { pollingOptions, useInvalidate, useRecord } from '../api/swr-hooks';
import { formatSnooze } from './snooze/snooze-times';
import { useAsyncAction } from '../hooks/use-async-action';
import { offerUndo } from '../hooks/use-undo-offer';

/**
 * The open thread, polled; `undefined` while it loads.
 * @param selected may also be the id of a thread that was merged into this one
 * @param listed the same thread in the list, which is polled at another time and may be newer
 */
export function useThread(selected: string | null, listed: ChatSummary | undefined) {
  const input = selected === null ? null : { params: { userId: selected } };
  const options = { ...pollingOptions, keepPreviousData: true };
  const { data, ...record } = useRecord('GET /chats/:userId', input, options);
  const isSelected =
    data && [data, ...data.merged].some(({ userId }: { userId: string }) => userId === selected);
  const thread = isSelected && !record.isMissing ? data : undefined;
  const isOutdated = thread && listed && countChanges(listed) > countChanges(thread);
  const { mutate } = record;
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, mutate]);
  return { thread, ...record };
}

const countChanges = ({ total, version }: ChatSummary | Chat) => total + version;

/** 'Closed Ann Lee', 'Assigned Ann Lee' */
export function describeThreadChange(
  name: string,
  { status, assignee, snoozedUntil, addTag, removeTag }: ThreadPatch,
): string {
  if ((addTag ?? removeTag) !== undefined) return `Changed the tags of ${name}`;
  if (snoozedUntil === null) return `Woke ${name}`;
  if (snoozedUntil !== undefined) return `${name}: ${formatSnooze(snoozedUntil)}`;
  if (status === 'closed') return `Closed ${name}`;
  if (status !== undefined) return `Marked ${name} as ${threadStatusLabels[status].toLowerCase()}`;
  return assignee === null ? `Unassigned ${name}` : `Assigned ${name}`;
}

type MergeCall = Extract<Call, `POST /chats/:userId/${'merge' | 'split' | 'distinct'}`>;

/** Merges another thread, splits it off again, or says that it is a different person. All resolve to true if that succeeded. */
export function useMerge(userId: string) {
  const { run, isPending, error } = useAsyncAction();
  const refresh = useInvalidate('/chats');
  const send = (call: MergeCall, other: string): Promise<boolean> =>
    run(async () => {
      const input = { params: { userId }, body: { userId: other } };
      // A rejection also means that the screen is out of date.
      const { undo: token } = await callStaff(call, input).finally(refresh);
      if (!token) return;
      const [getName, onUndone] = [() => 'The merge', refresh];
      offerUndo({
        message: 'Merged',
        undo: { call: 'POST /chats/merges/undo', token, getName, onUndone },
      });
    });
  return {
    merge: (other: string) => send('POST /chats/:userId/merge', other),
    split: (other: string) => send('POST /chats/:userId/split', other),
    markDistinct: (other: string) => send('POST /chats/:userId/distinct', other),
    isPending,
    error,
  };
}

/** The number of a person, or the address of one who is known only by email. */
export function formatContact({ contact, email }: Pick<MergedThread, 'contact' | 'email'>): string {
  return contact === '' ? (email ?? '') : formatPhone(contact);
}
