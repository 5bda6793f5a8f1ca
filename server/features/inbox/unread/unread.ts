import type { ReadChange, Unread } from '../../../../contract/inbox/unread-schema';
import type { Reader, ReadMark } from './queries';

/** Oldest first. Counted by their own thread, so that marks stay right after a merge and its undoing. */
export type LoggedMessage = { threadId: string; at: string; direction: 'in' | 'out' };

type Log = readonly LoggedMessage[];
type LoggedThread = { threadId: string; log: Log };
type Count = Exclude<keyof ReadMark, 'threadId'>;

/** Counts, instead of times, because a server whose clock is behind may store a later message at an earlier time. */
function listMarks(log: Log, { marks, readBefore }: Reader): Map<string, ReadMark> {
  const all = new Map<string, ReadMark>();
  for (const { threadId, at } of log) {
    const mark = marks.get(threadId);
    const { seenCount, readCount } = all.get(threadId) ?? mark ?? { seenCount: 0, readCount: 0 };
    const step = mark === undefined && at <= readBefore ? 1 : 0;
    all.set(threadId, { threadId, seenCount: seenCount + step, readCount: readCount + step });
  }
  return all;
}

/** The person's messages after those that were seen or read. */
function listAfter(log: Log, marks: ReadonlyMap<string, ReadMark>, count: Count): LoggedMessage[] {
  const positions = new Map<string, number>();
  return log.filter(({ threadId, direction }) => {
    const position = positions.get(threadId) ?? 0;
    positions.set(threadId, position + 1);
    return direction === 'in' && position >= (marks.get(threadId)?.[count] ?? 0);
  });
}

function countByThread(log: Log): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { threadId } of log) counts.set(threadId, (counts.get(threadId) ?? 0) + 1);
  return counts;
}

export function isUnread({ log }: LoggedThread, reader: Reader): boolean {
  return listAfter(log, listMarks(log, reader), 'readCount').length > 0;
}

/** @param entries all of them, latest activity first */
export function countUnread(entries: readonly LoggedThread[], reader: Reader): Unread {
  let newMessages = 0;
  const threads: Unread['threads'] = [];
  for (const { threadId: userId, log } of entries) {
    const marks = listMarks(log, reader);
    const unread = listAfter(log, marks, 'readCount').length;
    newMessages += listAfter(log, marks, 'seenCount').length;
    if (unread > 0) threads.push({ userId, unread });
  }
  return { newMessages, threads };
}

/** The marks of a thread that a change gives other counts. */
export function changeMarks(
  log: Log,
  reader: Reader,
  { state, total = log.length }: ReadChange,
): ReadMark[] {
  const marks = listMarks(log, reader);
  const shown = countByThread(log.slice(0, total));
  const last = log.findLast(({ direction }) => direction === 'in');
  const change = (mark: ReadMark): ReadMark => {
    const count = shown.get(mark.threadId) ?? 0;
    const seenCount = Math.max(mark.seenCount, count);
    if (state === 'seen') return { ...mark, seenCount };
    if (state === 'read') return { ...mark, seenCount, readCount: Math.max(mark.readCount, count) };
    if (last?.threadId !== mark.threadId) return mark;
    const own = log.filter(({ threadId }) => threadId === mark.threadId);
    return { ...mark, readCount: Math.min(mark.readCount, own.indexOf(last)) };
  };
  return [...marks.values()].flatMap((mark) => {
    const { seenCount, readCount, ...id } = change(mark);
    const isSame = seenCount === mark.seenCount && readCount === mark.readCount;
    return isSame ? [] : [{ ...id, seenCount, readCount }];
  });
}
