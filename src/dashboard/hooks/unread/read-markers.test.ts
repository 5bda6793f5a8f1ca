import { describe, expect, test } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import {
  markAllSeen,
  markThreadRead,
  markThreadUnread,
  countUnseen,
  parseBadge,
  parseCounts,
  parseTime,
  reconcileMerges,
  countUnread,
} from './read-markers';

const incoming = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleMessage({ id: `m${index}` }));
const ana = sampleChat({ userId: 'ana', messages: incoming(2) });
const bo = sampleChat({ userId: 'bo', messages: incoming(1) });
const nothing = { seen: {}, unopened: {}, seenUntil: '' };

describe('the badge', () => {
  test('counts every message of a browser that has seen none', () => {
    expect(countUnseen([ana, bo], nothing)).toBe(3);
  });

  test('counts only what came after the stored number of messages', () => {
    expect(countUnseen([ana, bo], { ...nothing, seen: { ana: 1, bo: 1 } })).toBe(1);
  });

  test('does not count what the office wrote', () => {
    const answered = sampleChat({
      userId: 'ana',
      messages: [...incoming(2), sampleMessage({ direction: 'out' })],
    });
    expect(countUnseen([answered], { ...nothing, seen: { ana: 2 } })).toBe(0);
  });

  test('is never below 0 when a thread got shorter', () => {
    expect(countUnseen([bo], { ...nothing, seen: { bo: 9 } })).toBe(0);
  });

  test('is 0 after the form-messages link, which stores the current counts', () => {
    const after = markAllSeen([ana, bo], { ...nothing, seen: { ana: 1 } });
    expect(after.seen).toEqual({ ana: 2, bo: 1 });
    expect(countUnseen([ana, bo], after)).toBe(0);
  });

  test('counts messages that come after the link was followed', () => {
    const after = markAllSeen([ana, bo], nothing);
    expect(countUnseen([sampleChat({ userId: 'ana', messages: incoming(3) }), bo], after)).toBe(1);
  });
});

describe('a thread longer than a poll', () => {
  const long = sampleChat({ userId: 'ana', messages: incoming(50), total: 83 });

  test('messages left out of the poll count as seen', () => {
    expect(countUnseen([long], { ...nothing, seen: { ana: 82 } })).toBe(1);
    expect(markThreadRead(long, nothing).seen).toEqual({ ana: 83 });
    expect(markAllSeen([long], nothing).seen).toEqual({ ana: 83 });
  });

  test('a thread that comes back counts only its new messages', () => {
    const { seen } = markAllSeen([bo], { ...nothing, seen: { ana: 82 } });
    expect(countUnseen([long, bo], { ...nothing, seen })).toBe(1);
  });
});

describe('a thread missing from the poll when the link was followed', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const dated = (...days: number[]) =>
    days.map((day, index) => sampleMessage({ id: `d${index}`, at: at(day) }));
  const latest = sampleChat({ userId: 'ana', messages: dated(10, 12) });

  test('counts only what came since then', () => {
    const markers = markAllSeen([latest], nothing);
    const back = sampleChat({ userId: 'old', messages: dated(2, 3, 14) });
    expect([countUnseen([latest, back], markers), countUnread(back, markers)]).toEqual([1, 1]);
  });

  test('counts all messages of a person who writes for the first time', () => {
    const markers = markAllSeen([latest], nothing);
    expect(
      countUnseen([latest, sampleChat({ userId: 'new', messages: dated(13, 14) })], markers),
    ).toBe(2);
  });
});

describe('a thread that was merged', () => {
  const merged = [{ userId: 'bo', name: 'Bo Lee', contact: '2125550144', email: null }];
  const seen = { ana: 2, bo: 1 };

  test('has no new message when both had none', () => {
    const both = sampleChat({ userId: 'ana', messages: incoming(3), merged });
    const markers = reconcileMerges([both], { ...nothing, seen });
    expect([countUnseen([both], markers), markers.seen]).toEqual([0, { ana: 3 }]);
  });

  test('counts what comes next after the merge was undone', () => {
    const shorter = { ...nothing, seen: { ana: 12 } };
    expect(reconcileMerges([ana], shorter).seen).toEqual({ ana: 2 });
    const after = reconcileMerges([ana], shorter);
    expect(countUnseen([sampleChat({ userId: 'ana', messages: incoming(3) })], after)).toBe(1);
  });

  test('returns the same markers when nothing changed', () => {
    const markers = { ...nothing, seen };
    expect(reconcileMerges([ana, bo], markers)).toBe(markers);
  });
});

describe('the dot of a thread', () => {
  test('stays when the badge is reset and goes when the thread is opened', () => {
    const after = markAllSeen([ana, bo], { ...nothing, seen: { bo: 1 } });
    expect([countUnread(ana, after), countUnread(bo, after)]).toEqual([2, 0]);
    const opened = markThreadRead(ana, after);
    expect(countUnread(ana, opened)).toBe(0);
    expect(opened.unopened).toEqual({});
  });

  test('stays when the link is followed twice', () => {
    const twice = markAllSeen([ana], markAllSeen([ana], nothing));
    expect(countUnread(ana, twice)).toBe(2);
  });

  test('stays for threads that the next poll leaves out, and the latest unread thread comes first', () => {
    const cy = sampleChat({ userId: 'cy', messages: incoming(1) });
    const twice = markAllSeen([cy, ana], markAllSeen([ana, bo], nothing));
    expect(countUnread(bo, twice)).toBe(1);
    expect(Object.keys(twice.unopened)).toEqual(['cy', 'ana', 'bo']);
    expect(Object.keys(markThreadUnread(bo, twice).unopened)).toEqual(['bo', 'cy', 'ana']);
  });

  test('opening one thread lowers the badge by that thread', () => {
    expect(countUnseen([ana, bo], markThreadRead(ana, nothing))).toBe(1);
  });
});

describe('malformed storage', () => {
  test.each([null, '[]', '{"a":', '{"a":"1","b":-1,"c":1.5,"d":null}'])(
    '%j counts as nothing seen',
    (stored) => {
      expect(parseCounts(stored)).toEqual({});
    },
  );

  test.each([null, 'today', '2026-11-22T10:00:00.000Z; x'])(
    'the time %j counts as never',
    (stored) => {
      expect(parseTime(stored)).toBe('');
    },
  );

  test('keeps the whole numbers of a mixed map', () => {
    expect(parseCounts('{"a":2,"b":"x"}')).toEqual({ a: 2 });
  });

  test.each([
    [null, 0],
    ['-3', 0],
    ['1e9', 0],
    ['12', 12],
  ])('the badge %j reads as %d', (stored, count) => {
    expect(parseBadge(stored)).toBe(count);
  });

  test('accepts the name of an Object property as a userId', () => {
    expect(countUnseen([sampleChat({ userId: 'constructor' })], nothing)).toBe(1);
  });
});
