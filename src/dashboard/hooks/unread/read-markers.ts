import { maxClockSkew } from '../../../../contract/inbox/constants';
import type { UnreadSource } from '../../../../contract/inbox/schema';

/** userId → number of messages (specification section 3). */
export type Counts = Readonly<Record<string, number>>;

export type ReadMarkers = {
  /** The specification's lastMessageCount: messages that were there when the inbox link was followed. */
  seen: Counts;
  /** For threads that were unread then and not opened since, the latest first: the number seen before, so that the list keeps its dots. */
  unopened: Counts;
  /** In threads missing from `seen`, messages until this time (ISO 8601) count as seen; '' at first. */
  seenUntil: string;
};

export type ThreadCount = Pick<UnreadSource, 'userId' | 'total'>;

const getCount = (counts: Counts, userId: string) =>
  Object.hasOwn(counts, userId) ? (counts[userId] ?? 0) : 0;

function omit(counts: Counts, userIds: readonly string[]): Counts {
  const omitted = new Set(userIds);
  return Object.fromEntries(Object.entries(counts).filter(([userId]) => !omitted.has(userId)));
}

/** A server whose clock is behind may have written a later message at an earlier time. */
function toSkewedTime(time: string): string {
  return time === '' ? '' : new Date(Date.parse(time) - maxClockSkew).toISOString();
}

function countNewMessages(chat: UnreadSource, seen: Counts, seenUntil: string): number {
  const missing = chat.total - chat.messages.length;
  const rest = Object.hasOwn(seen, chat.userId)
    ? chat.messages.slice(Math.max(0, getCount(seen, chat.userId) - missing))
    : chat.messages.filter(({ at }) => at > toSkewedTime(seenUntil));
  return rest.filter((message) => message.direction === 'in').length;
}

/** The number in the sidebar: unseen messages of all threads. */
export function countUnseen(
  chats: readonly UnreadSource[],
  { seen, seenUntil }: ReadMarkers,
): number {
  return chats.reduce((sum, chat) => sum + countNewMessages(chat, seen, seenUntil), 0);
}

/** Messages of a thread that has not been opened in this browser. */
export function countUnread(
  chat: UnreadSource,
  { seen, unopened, seenUntil }: ReadMarkers,
): number {
  const counts = Object.hasOwn(unopened, chat.userId) ? unopened : seen;
  return countNewMessages(chat, counts, seenUntil);
}

/** Following the form-messages link marks everything as seen, so the badge is 0. */
export function markAllSeen(chats: readonly UnreadSource[], markers: ReadMarkers): ReadMarkers {
  const { seen, unopened, seenUntil } = markers;
  const times = chats.flatMap(({ messages }) => messages.map(({ at }) => at));
  const unread = chats
    .filter((chat) => countUnread(chat, markers) > 0)
    .map(
      ({ userId }) =>
        [userId, getCount(Object.hasOwn(unopened, userId) ? unopened : seen, userId)] as const,
    );
  // `chats` lacks older threads if many are unread.
  const older = omit(
    unopened,
    chats.map(({ userId }) => userId),
  );
  return {
    seen: { ...seen, ...Object.fromEntries(chats.map((chat) => [chat.userId, chat.total])) },
    unopened: { ...Object.fromEntries(unread), ...older },
    seenUntil: times.reduce((latest, at) => (at > latest ? at : latest), seenUntil),
  };
}

/** Marks every thread as read, so that no dot stays. */
export function markAllRead(chats: readonly UnreadSource[], markers: ReadMarkers): ReadMarkers {
  return { ...markAllSeen(chats, markers), unopened: {} };
}

/** Marks the person's last message as unread. The badge, which counts new messages, stays. */
export function markThreadUnread(chat: UnreadSource, markers: ReadMarkers): ReadMarkers {
  const last = chat.messages.findLastIndex(({ direction }) => direction === 'in');
  if (last === -1) return markers;
  const readCount = chat.total - chat.messages.length + last;
  const others = omit(markers.unopened, [chat.userId]);
  return { ...markers, unopened: { [chat.userId]: readCount, ...others } };
}

export function markThreadRead(
  chat: ThreadCount,
  { seen, unopened, seenUntil }: ReadMarkers,
): ReadMarkers {
  return {
    seenUntil,
    seen: { ...seen, [chat.userId]: chat.total },
    unopened: omit(unopened, [chat.userId]),
  };
}

/**
 * Adapts the counts to merged and unmerged threads: an unmerged thread is shorter than its count, and a merged one was counted under
 * its own id. Returns the same object when nothing changes.
 */
export function reconcileMerges(chats: readonly UnreadSource[], markers: ReadMarkers): ReadMarkers {
  const seen = new Map(Object.entries(markers.seen));
  for (const { userId, total, merged } of chats) {
    const count = seen.get(userId);
    const others = merged.filter((other) => seen.has(other.userId));
    if (count === undefined || (count <= total && others.length === 0)) continue;
    const sum = others.reduce((all, other) => all + (seen.get(other.userId) ?? 0), count);
    seen.set(userId, Math.min(total, sum));
    for (const other of others) seen.delete(other.userId);
  }
  const isSame =
    seen.size === Object.keys(markers.seen).length &&
    [...seen].every(([userId, count]) => markers.seen[userId] === count);
  return isSame ? markers : { ...markers, seen: Object.fromEntries(seen) };
}

/** Reads stored counts; anything but a map of whole numbers counts as nothing seen. */
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

export function parseTime(stored: string | null): string {
  return stored !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(stored) ? stored : '';
}

export function parseBadge(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}
