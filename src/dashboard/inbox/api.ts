import useSWR, { useSWRConfig } from 'swr';
import type { Chat, ChatsResponse } from '../../../contract/inbox/schema';
import { ApiError } from '../../lib/api/api-client';
import { facts } from '../../site/facts';
import { useInvalidate } from '../api/swr-hooks';

/** Lists the staff a thread can be assigned to. */
export const assigneesPath = '/chats/assignees';

export function threadPath(userId: string): string {
  return `/chats/${encodeURIComponent(userId)}`;
}

/**
 * The open thread, polled. The copy from the list is used until the first response, and whenever it is newer.
 * @param selected may also be the id of a thread that was merged into this one
 */
export function useThread(selected: string | null, listed: Chat | undefined) {
  const { data, error } = useSWR<Chat>(selected === null ? null : threadPath(selected), {
    refreshInterval: facts.pollEvery,
    keepPreviousData: true,
  });
  const isSelected =
    data && [data, ...data.merged].some(({ userId }: { userId: string }) => userId === selected);
  const fetched = isSelected ? data : undefined;
  return {
    chat: getNewer(fetched, listed),
    isMissing: error instanceof ApiError && error.status === 404,
    error: error as unknown,
  };
}

function getNewer(one: Chat | undefined, other: Chat | undefined): Chat | undefined {
  if (!one || !other) return one ?? other;
  return other.total + other.version > one.total + one.version ? other : one;
}

/** Updates a thread in every cached list at once, then revalidates. `toTop` moves it to the top of the lists. */
export function useUpdateThread() {
  const { mutate } = useSWRConfig();
  return (userId: string, update: (chat: Chat) => Chat, toTop = false): void => {
    void mutate<Chat>(threadPath(userId), (chat) => chat && update(chat));
    void mutate<ChatsResponse>(isThreadList, (list) => {
      const found = list?.chats.find((chat) => chat.userId === userId);
      if (!list || !found) return list;
      const chats = toTop
        ? [update(found), ...list.chats.filter((chat) => chat !== found)]
        : list.chats.map((chat) => (chat === found ? update(chat) : chat));
      return { ...list, chats };
    });
  };
}

/** Revalidates every thread and every list of threads. */
export const useRefreshThreads = () => useInvalidate('/chats');

function isThreadList(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && /^\/chats(?:$|\?)/.test(path);
}
