import useSWR, { useSWRConfig } from 'swr';
import type { Chat, ChatsAnswer } from '../../../contract/inbox/schema';
import { ApiError } from '../../lib/api/api-client';
import { facts } from '../../site/facts';

/**
 * The open thread: as the list has it until its own poll answers, so that it is there at once, and stays when the list has lost it.
 * @param listed it, where a list has it
 */
export function useThread(selected: string | null, listed: Chat | undefined) {
  const path = selected === null ? null : threadPath(selected);
  // Where the address is put right from a merged thread to the one that shows it, that one is there already.
  const { data, error } = useSWR<Chat>(path, {
    refreshInterval: facts.pollEvery,
    keepPreviousData: true,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  const asked = data && isOf(data, selected) ? data : undefined;
  return { chat: latest(asked, listed), isMissing, error: error as unknown };
}

/** Whether a thread is what an id stands for: itself, or one that was merged into it. */
function isOf(chat: Chat, id: string | null): boolean {
  return chat.userId === id || chat.merged.some(({ userId }) => userId === id);
}

/** Whichever of the two has come further: both are polled, at different times. */
function latest(one: Chat | undefined, other: Chat | undefined): Chat | undefined {
  if (!one || !other) return one ?? other;
  return other.total + other.version > one.total + one.version ? other : one;
}

/** What is called of a thread stands below it. */
export function threadPath(userId: string): string {
  return `/chats/${encodeURIComponent(userId)}`;
}

/**
 * Changes a thread wherever this tab has it, at once, and asks for all of it anew.
 * @returns change(userId, how, onTop): `onTop` when it has the newest activity now
 */
export function useChangeThread() {
  const { mutate } = useSWRConfig();
  return (userId: string, how: (chat: Chat) => Chat, onTop: boolean): void => {
    void mutate<Chat>(threadPath(userId), (chat) => chat && how(chat));
    void mutate<ChatsAnswer>(isList, (answer) => answer && changed(answer, userId, how, onTop));
  };
}

/** Asks for every list and thread anew. */
export function useFreshThreads() {
  const { mutate } = useSWRConfig();
  return (): void => void mutate(isOfThreads);
}

function isOfThreads(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && /^\/chats(?:$|[?/])/.test(path) && !path.endsWith('/presence');
}

function isList(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : key;
  return typeof path === 'string' && /^\/chats(?:$|\?)/.test(path);
}

function changed(
  answer: ChatsAnswer,
  userId: string,
  how: (chat: Chat) => Chat,
  onTop: boolean,
): ChatsAnswer {
  const its = answer.chats.filter((chat) => chat.userId === userId).map(how);
  if (its.length === 0) return answer;
  const chats = onTop
    ? [...its, ...answer.chats.filter((chat) => chat.userId !== userId)]
    : answer.chats.map((chat) => (chat.userId === userId ? how(chat) : chat));
  return { ...answer, chats };
}
