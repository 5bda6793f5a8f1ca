import type { Chat } from '../../../contract/inbox/schema';

/** The overview's figure for the inbox: unread messages, and in how many threads; undefined while they load. */
export function inboxWords(
  chats: readonly Chat[] | undefined,
  unreadIn: (chat: Chat) => number,
): { figure: number | undefined; words: string } {
  if (!chats) return { figure: undefined, words: '' };
  const unread = chats.map(unreadIn).filter((count) => count > 0);
  const figure = unread.reduce((sum, count) => sum + count, 0);
  if (figure === 0) return { figure, words: 'All read' };
  return { figure, words: unread.length === 1 ? 'In one thread' : `In ${unread.length} threads` };
}
