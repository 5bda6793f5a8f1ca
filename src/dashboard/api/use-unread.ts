import { useCallback, useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Chat } from '../../../contract/inbox/schema';
import type { ReadChange, Unread } from '../../../contract/inbox/unread-schema';
import { canSee } from '../../../contract/shared/roles';
import { storageKeys } from '../../shared/facts';
import { readStored, writeStored } from '../../browser/local-storage';
import { useLocalStorage } from '../../browser/hooks/use-local-storage';
import { useLatestThreads } from './badge-counts';
import { callStaff } from './staff-client';
import { buildSearchHeaders } from './staff-fetcher';
import { matchPath, pollingOptions, useApi, type ListInput } from './swr-hooks';
import { useStaff } from '../hooks/use-staff';

/** Unread messages of the account, the same in every tab and browser. Keeps the specification's storage keys up to date. */
export function useUnread() {
  const { access } = useStaff();
  const input = canSee(access, 'form-messages') ? {} : null;
  const { data, error, mutate } = useApi('GET /chats/unread', input, {
    ...pollingOptions,
    // The tab's title shows the number.
    refreshWhenHidden: true,
  });
  const { mutate: mutateCache } = useSWRConfig();
  const latest = useLatestThreads().data?.chats;
  const storedBadge = useLocalStorage(storageKeys.dashboardMessages);

  useEffect(() => {
    if (!data) return;
    writeStored(storageKeys.dashboardMessages, String(data.newMessages));
    if (data.newMessages > 0 || !latest) return;
    const counts = latest.map(({ userId, total }) => [userId, total] as const);
    writeStored(storageKeys.seenMessages, JSON.stringify(Object.fromEntries(counts)));
  }, [data, latest]);

  /** @param expect what the server will answer, shown until it does */
  const change = useCallback(
    async (
      body: ReadChange,
      expect: (unread: Unread) => Unread,
      { query, search = '' }: ListInput = {},
    ) => {
      const headers = buildSearchHeaders(search);
      const answer = callStaff('POST /chats/unread', { query: { ...query }, headers, body });
      const options = { optimisticData: (now?: Unread) => expect(now ?? none), revalidate: false };
      // The next poll shows what is stored.
      await mutate(answer, options).catch(() => undefined);
      await mutateCache(isUnreadList);
    },
    [mutate, mutateCache],
  );
  const counts = useMemo(
    () => new Map(data?.threads.map(({ userId, unread }) => [userId, unread])),
    [data],
  );

  return {
    /** New messages; the stored number until they are loaded. */
    badge: data?.newMessages ?? parseBadge(storedBadge),
    /** The threads with unread messages; undefined while they load. */
    threads: data?.threads,
    error,
    countUnread: ({ userId }: Pick<Chat, 'userId'>) => counts.get(userId) ?? 0,
    markAllSeen: () =>
      change({ state: 'seen' }, (unread) => ({ ...unread, newMessages: 0 }), {
        // The badge counts messages in closed threads too.
        query: { status: 'all' },
      }),
    /** @param filter marks only the threads that match it */
    markAllRead: (filter: ListInput | null) =>
      change({ state: 'read' }, (unread) => (filter ? unread : none), filter ?? {}),
    /** The same function while counts change, so that an open thread isn't marked again when another tab marks it as unread. */
    markThreadRead: useCallback(
      ({ userId, total }: Pick<Chat, 'userId' | 'total'>) =>
        change({ state: 'read', userId, total }, (unread) => ({
          ...unread,
          threads: unread.threads.filter((thread) => thread.userId !== userId),
        })),
      [change],
    ),
    markThreadUnread: ({ userId }: Pick<Chat, 'userId'>) =>
      change({ state: 'unread', userId }, (unread) => ({
        ...unread,
        threads: [
          { userId, unread: 1 },
          ...unread.threads.filter((thread) => thread.userId !== userId),
        ],
      })),
  };
}

const none: Unread = { newMessages: 0, threads: [] };

/** Only these lists depend on what was read. */
const isUnreadList = matchPath(/^\/chats\?.*\bunread=1/);

function parseBadge(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}

/** The account that the stored counts belong to. */
const ownerKey = 'messagesSeenBy';

/** Forgets the counts of another account that signed in on this browser. */
export function forgetOtherCounts(uid: string): void {
  const owner = readStored(ownerKey);
  if (owner === uid) return;
  writeStored(ownerKey, uid);
  writeStored(storageKeys.dashboardMessages, null);
  writeStored(storageKeys.seenMessages, null);
}
