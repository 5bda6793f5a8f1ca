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

function countNewMessages(thread: UnreadSource, seen: Counts, seenUntil: string): number {
  const missing = thread.total - thread.messages.length;
  const rest = Object.hasOwn(seen, thread.userId)
    ? thread.messages.slice(Math.max(0, getCount(seen, thread.userId) - missing))
    : thread.messages.filter(({ at }) => at > toSkewedTime(seenUntil));
  return rest.filter((message) => message.direction === 'in').length;
}

/** The number in the sidebar: unseen messages of all threads. */
export function countUnseen(
  threads: readonly UnreadSource[],
  { seen, seenUntil }: ReadMarkers,
): number {
  return threads.reduce((sum, thread) => sum + countNewMessages(thread, seen, seenUntil), 0);
}

/** Messages of a thread that has not been opened in this browser. */
export function countUnread(
  thread: UnreadSource,
  { seen, unopened, seenUntil }: ReadMarkers,
): number {
  const counts = Object.hasOwn(unopened, thread.userId) ? unopened : seen;
  return countNewMessages(thread, counts, seenUntil);
}

/** Following the form-messages link marks everything as seen, so the badge is 0. */
export function markAllSeen(threads: readonly UnreadSource[], markers: ReadMarkers): ReadMarkers {
  const { seen, unopened, seenUntil } = markers;
  const times = threads.flatMap(({ messages }) => messages.map(({ at }) => at));
  const unread = threads
    .filter((thread) => countUnread(thread, markers) > 0)
    .map(
      ({ userId }) =>
        [userId, getCount(Object.hasOwn(unopened, userId) ? unopened : seen, userId)] as const,
    );
  // `threads` lacks older threads if many are unread.
  const older = omit(
    unopened,
    threads.map(({ userId }) => userId),
  );
  return {
    seen: {
      ...seen,
      ...Object.fromEntries(threads.map((thread) => [thread.userId, thread.total])),
    },
    unopened: { ...Object.fromEntries(unread), ...older },
    seenUntil: times.reduce((latest, at) => (at > latest ? at : latest), seenUntil),
  };
}

/** Marks every thread as read, so that no dot stays. */
export function markAllRead(threads: readonly UnreadSource[], markers: ReadMarkers): ReadMarkers {
  return { ...markAllSeen(threads, markers), unopened: {} };
}

/** Marks the person's last message as unread. The badge, which counts new messages, stays. */
export function markThreadUnread(thread: UnreadSource, markers: ReadMarkers): ReadMarkers {
  const last = thread.messages.findLastIndex(({ direction }) => direction === 'in');
  if (last === -1) return markers;
  const readCount = thread.total - thread.messages.length + last;
  const others = omit(markers.unopened, [thread.userId]);
  return { ...markers, unopened: { [thread.userId]: readCount, ...others } };
}

export function markThreadRead(
  thread: ThreadCount,
  { seen, unopened, seenUntil }: ReadMarkers,
): ReadMarkers {
  return {
    seenUntil,
    seen: { ...seen, [thread.userId]: thread.total },
    unopened: omit(unopened, [thread.userId]),
  };
}

/**
 * Adapts the counts to merged and unmerged threads: an unmerged thread is shorter than its count, and a merged one was counted under
 * its own id. Returns the same object when nothing changes.
 */
export function reconcileMerges(
  threads: readonly UnreadSource[],
  markers: ReadMarkers,
): ReadMarkers {
  const seen = new Map(Object.entries(markers.seen));
  for (const { userId, total, merged } of threads) {
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
