import type { Chat } from '../../../contract/chats';
import type { InboxFilter } from './inbox-address';

/** Since when a person has waited for an answer: their first message after the office's last answer or call; null: they do not wait. */
export function waitsSince(chat: Pick<Chat, 'messages' | 'status'>): string | null {
  if (chat.status === 'closed') return null;
  const answered = chat.messages.findLastIndex(
    ({ direction, channel }) => direction === 'out' && channel !== 'note',
  );
  return chat.messages.slice(answered + 1).find(({ direction }) => direction === 'in')?.at ?? null;
}

/**
 * The threads that a filter lets through, in its order.
 * @param chats the latest activity first
 * @param of who looks, what is unread, and which thread is open: reading it does not take it out of the unread
 */
export function filterChats(
  chats: readonly Chat[],
  { status, who, region, channel, unread, sort }: InboxFilter,
  of: { me: string; selected: string | null; unreadIn: (chat: Chat) => number },
): readonly Chat[] {
  const found = chats.filter(
    (chat) =>
      (status === null || chat.status === status) &&
      (who === null || chat.assignee === (who === 'mine' ? of.me : null)) &&
      (region === null || chat.region === region) &&
      (channel === null || chat.messages.some((message) => message.channel === channel)) &&
      (!unread || chat.userId === of.selected || of.unreadIn(chat) > 0),
  );
  if (sort === 'latest') return found;
  const waiting = found.flatMap((chat) => {
    const since = waitsSince(chat);
    return since === null ? [] : [{ chat, since }];
  });
  waiting.sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
  const first = waiting.map(({ chat }) => chat);
  const isWaiting = new Set(first);
  return [...first, ...found.filter((chat) => !isWaiting.has(chat))];
}
