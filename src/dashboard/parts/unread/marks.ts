import type { Chat } from '../../../../contract/chats';

/** userId -> number of messages (specification section 3). */
export type Counts = Readonly<Record<string, number>>;

/**
 * What this browser has seen of the inbox. `seen` is the specification's lastMessageCount; following the inbox link sets it to
 * what is there now. `unopened` remembers, for the threads that were new then and have not been opened since, how much of
 * them was seen before: the list keeps its dots when the badge has gone.
 */
export type Marks = { seen: Counts; unopened: Counts };

const countOf = (counts: Counts, userId: string) =>
  Object.hasOwn(counts, userId) ? (counts[userId] ?? 0) : 0;

/**
 * Messages of the person that came after the first `seen` ones; what the office wrote itself is no news. Of a long thread only
 * the last messages are there, and only those can be counted.
 */
function newMessages(chat: Chat, seen: number): number {
  const missing = chat.total - chat.messages.length;
  return chat.messages
    .slice(Math.max(0, seen - missing))
    .filter((message) => message.direction === 'in').length;
}

/** The sidebar's number: messages that have not been seen yet, over all threads. */
export function badgeOf(chats: readonly Chat[], { seen }: Marks): number {
  return chats.reduce((sum, chat) => sum + newMessages(chat, countOf(seen, chat.userId)), 0);
}

/** Messages of one thread that nobody has opened in this browser. */
export function unreadIn(chat: Chat, { seen, unopened }: Marks): number {
  const from = Object.hasOwn(unopened, chat.userId) ? unopened : seen;
  return newMessages(chat, countOf(from, chat.userId));
}

/**
 * After the form-messages link is clicked: everything counts as seen, the badge is 0. Threads that are not among the latest keep
 * their counts: one that comes back with a new message has not become new as a whole.
 */
export function afterInboxLink(chats: readonly Chat[], marks: Marks): Marks {
  const unread = chats.filter((chat) => unreadIn(chat, marks) > 0);
  return {
    seen: { ...marks.seen, ...Object.fromEntries(chats.map((chat) => [chat.userId, chat.total])) },
    unopened: Object.fromEntries(
      unread.map(({ userId }) => [
        userId,
        countOf(Object.hasOwn(marks.unopened, userId) ? marks.unopened : marks.seen, userId),
      ]),
    ),
  };
}

/** After a thread is opened, or grew while it was open. */
export function afterOpening(chat: Chat, { seen, unopened }: Marks): Marks {
  return {
    seen: { ...seen, [chat.userId]: chat.total },
    unopened: Object.fromEntries(
      Object.entries(unopened).filter(([userId]) => userId !== chat.userId),
    ),
  };
}

/** Reads stored counts; whatever is not a map of whole numbers counts as nothing seen. */
export function parseCounts(stored: string | null): Counts {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) >= 0,
    ),
  );
}

/** Reads the stored badge; anything but a whole number is 0. */
export function parseBadge(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}
