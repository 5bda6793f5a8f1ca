import type { Chat } from '../../../../contract/inbox/schema';

/** userId -> number of messages (specification section 3). */
export type Counts = Readonly<Record<string, number>>;

/**
 * What this browser has seen of the inbox. `seen` is the specification's lastMessageCount; following the inbox link sets it to
 * what is there now. `unopened` remembers, for the threads that were new then and have not been opened since, how much of
 * them was seen before: the list keeps its dots when the badge has gone. Of threads that were not among the latest then nothing is
 * in `seen`: what they had until `seenUntil` (ISO 8601, the latest message there was) has been seen too; '' before the first time.
 */
export type Marks = { seen: Counts; unopened: Counts; seenUntil: string };

const countOf = (counts: Counts, userId: string) =>
  Object.hasOwn(counts, userId) ? (counts[userId] ?? 0) : 0;

/**
 * Messages of the person that came after the first ones, as many as `counts` says; what the office wrote itself is no news. Of a
 * long thread only the last messages are there, and only those can be counted.
 */
function newMessages(chat: Chat, counts: Counts, seenUntil: string): number {
  const missing = chat.total - chat.messages.length;
  const after = Object.hasOwn(counts, chat.userId)
    ? chat.messages.slice(Math.max(0, countOf(counts, chat.userId) - missing))
    : chat.messages.filter(({ at }) => at > seenUntil);
  return after.filter((message) => message.direction === 'in').length;
}

/** The sidebar's number: messages that have not been seen yet, over all threads. */
export function badgeOf(chats: readonly Chat[], { seen, seenUntil }: Marks): number {
  return chats.reduce((sum, chat) => sum + newMessages(chat, seen, seenUntil), 0);
}

/** Messages of one thread that nobody has opened in this browser. */
export function unreadIn(chat: Chat, { seen, unopened, seenUntil }: Marks): number {
  const from = Object.hasOwn(unopened, chat.userId) ? unopened : seen;
  return newMessages(chat, from, seenUntil);
}

/**
 * After the form-messages link is clicked: everything counts as seen, the badge is 0. A thread that is not among the latest, and
 * comes back with a new message, has not become new as a whole.
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
    seenUntil: chats
      .flatMap(({ messages }) => messages.map(({ at }) => at))
      .reduce((latest, at) => (at > latest ? at : latest), marks.seenUntil),
  };
}

/** After a thread is opened, or grew while it was open. */
export function afterOpening(chat: Chat, { seen, unopened, seenUntil }: Marks): Marks {
  return {
    seenUntil,
    seen: { ...seen, [chat.userId]: chat.total },
    unopened: Object.fromEntries(
      Object.entries(unopened).filter(([userId]) => userId !== chat.userId),
    ),
  };
}

/**
 * The counts by what the threads are now: who has been taken out of a thread again has left it shorter than what was seen of
 * it, and what comes next would not count; and who has been merged into one was seen under their own id. The same marks where
 * nothing is to be done.
 */
export function settled(chats: readonly Chat[], marks: Marks): Marks {
  const seen = new Map(Object.entries(marks.seen));
  for (const { userId, total, merged } of chats) {
    const own = seen.get(userId);
    const others = merged.filter((one) => seen.has(one.userId));
    if (own === undefined || (own <= total && others.length === 0)) continue;
    const sum = others.reduce((all, one) => all + (seen.get(one.userId) ?? 0), own);
    seen.set(userId, Math.min(total, sum));
    for (const one of others) seen.delete(one.userId);
  }
  const isSame =
    seen.size === Object.keys(marks.seen).length &&
    [...seen].every(([userId, count]) => marks.seen[userId] === count);
  return isSame ? marks : { ...marks, seen: Object.fromEntries(seen) };
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

/** Reads a stored time; whatever is none counts as the beginning. */
export function parseTime(stored: string | null): string {
  return stored !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(stored) ? stored : '';
}

/** Reads the stored badge; anything but a whole number is 0. */
export function parseBadge(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}
