import type { ReadChange } from '../../../../contract/inbox/unread-schema';
import type { LoggedMessage, Reader, ReadMark } from './queries';

type Log = readonly LoggedMessage[];
/** A thread's messages, and what the account has read of them. */
type Reading = Pick<Reader, 'readBefore'> & { log: Log; marks: ReadonlyMap<string, ReadMark> };

/** Counts, instead of times, because a server whose clock is behind may store a later message at an earlier time. */
function listMarks({ log, marks, readBefore }: Reading): Map<string, ReadMark> {
  const all = new Map<string, ReadMark>();
  for (const { threadId, at } of log) {
    const mark = marks.get(threadId);
    const { seenCount, readCount } = all.get(threadId) ?? mark ?? { seenCount: 0, readCount: 0 };
    const step = mark === undefined && at <= readBefore ? 1 : 0;
    all.set(threadId, { threadId, seenCount: seenCount + step, readCount: readCount + step });
  }
  return all;
}

function countByThread(log: Log): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { threadId } of log) counts.set(threadId, (counts.get(threadId) ?? 0) + 1);
  return counts;
}

/** The marks of a thread that a change gives other counts. */
export function changeMarks(
  reading: Reading,
  { state, total = reading.log.length }: ReadChange,
): ReadMark[] {
  const { log } = reading;
  const marks = listMarks(reading);
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
