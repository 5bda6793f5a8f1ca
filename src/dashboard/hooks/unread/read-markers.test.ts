import { describe, expect, test } from 'vitest';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import {
  afterInboxLink,
  afterOpening,
  badgeOf,
  parseBadge,
  parseCounts,
  parseTime,
  settled,
  unreadIn,
} from './read-markers';

const incoming = (count: number) =>
  Array.from({ length: count }, (_, index) => message({ id: `m${index}` }));
const ana = chat({ userId: 'ana', messages: incoming(2) });
const bo = chat({ userId: 'bo', messages: incoming(1) });
const nothing = { seen: {}, unopened: {}, seenUntil: '' };

describe('the badge', () => {
  test('counts every message of a browser that has seen none', () => {
    expect(badgeOf([ana, bo], nothing)).toBe(3);
  });

  test('counts only what came after the stored number of messages', () => {
    expect(badgeOf([ana, bo], { ...nothing, seen: { ana: 1, bo: 1 } })).toBe(1);
  });

  test('does not count what the office wrote', () => {
    const answered = chat({
      userId: 'ana',
      messages: [...incoming(2), message({ direction: 'out' })],
    });
    expect(badgeOf([answered], { ...nothing, seen: { ana: 2 } })).toBe(0);
  });

  test('is never below 0, even if a thread has become shorter', () => {
    expect(badgeOf([bo], { ...nothing, seen: { bo: 9 } })).toBe(0);
  });

  test('is 0 after the form-messages link, which stores the current counts', () => {
    const after = afterInboxLink([ana, bo], { ...nothing, seen: { ana: 1 } });
    expect(after.seen).toEqual({ ana: 2, bo: 1 });
    expect(badgeOf([ana, bo], after)).toBe(0);
  });

  test('counts again what comes after the link was followed', () => {
    const after = afterInboxLink([ana, bo], nothing);
    expect(badgeOf([chat({ userId: 'ana', messages: incoming(3) }), bo], after)).toBe(1);
  });
});

describe('with more than a poll brings', () => {
  const long = chat({ userId: 'ana', messages: incoming(50), total: 83 });

  test('the messages left out count as part of the thread', () => {
    expect(badgeOf([long], { ...nothing, seen: { ana: 82 } })).toBe(1);
    expect(afterOpening(long, nothing).seen).toEqual({ ana: 83 });
    expect(afterInboxLink([long], nothing).seen).toEqual({ ana: 83 });
  });

  test('a thread that comes back among the latest is new by its new messages only', () => {
    const { seen } = afterInboxLink([bo], { ...nothing, seen: { ana: 82 } });
    expect(badgeOf([long, bo], { ...nothing, seen })).toBe(1);
  });
});

describe('a thread that was beyond the latest ones when the link was followed', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const dated = (...days: number[]) =>
    days.map((day, index) => message({ id: `d${index}`, at: at(day) }));
  const latest = chat({ userId: 'ana', messages: dated(10, 12) });

  test('is new by what came since then only', () => {
    const marks = afterInboxLink([latest], nothing);
    const back = chat({ userId: 'old', messages: dated(2, 3, 14) });
    expect([badgeOf([latest, back], marks), unreadIn(back, marks)]).toEqual([1, 1]);
  });

  test('a person who writes for the first time afterwards is new', () => {
    const marks = afterInboxLink([latest], nothing);
    expect(badgeOf([latest, chat({ userId: 'new', messages: dated(13, 14) })], marks)).toBe(2);
  });
});

describe('a thread that was merged', () => {
  const merged = [{ userId: 'bo', name: 'Bo Lee', contact: '2125550144', email: null }];
  const seen = { ana: 2, bo: 1 };

  test('has no new message when both had none', () => {
    const both = chat({ userId: 'ana', messages: incoming(3), merged });
    const marks = settled([both], { ...nothing, seen });
    expect([badgeOf([both], marks), marks.seen]).toEqual([0, { ana: 3 }]);
  });

  test('counts what comes next after the merge was undone', () => {
    const shorter = { ...nothing, seen: { ana: 12 } };
    expect(settled([ana], shorter).seen).toEqual({ ana: 2 });
    const after = settled([ana], shorter);
    expect(badgeOf([chat({ userId: 'ana', messages: incoming(3) })], after)).toBe(1);
  });

  test('leaves the marks as they are where there is nothing to settle', () => {
    const marks = { ...nothing, seen };
    expect(settled([ana, bo], marks)).toBe(marks);
  });
});

describe('the dot of a thread', () => {
  test('stays when the badge is reset, and goes when the thread is opened', () => {
    const after = afterInboxLink([ana, bo], { ...nothing, seen: { bo: 1 } });
    expect([unreadIn(ana, after), unreadIn(bo, after)]).toEqual([2, 0]);
    const opened = afterOpening(ana, after);
    expect(unreadIn(ana, opened)).toBe(0);
    expect(opened.unopened).toEqual({});
  });

  test('stays when the link is followed twice', () => {
    const twice = afterInboxLink([ana], afterInboxLink([ana], nothing));
    expect(unreadIn(ana, twice)).toBe(2);
  });

  test('opening one thread lowers the badge by that thread', () => {
    expect(badgeOf([ana, bo], afterOpening(ana, nothing))).toBe(1);
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
    'a time stored as %j is the beginning',
    (stored) => {
      expect(parseTime(stored)).toBe('');
    },
  );

  test('keeps the whole numbers of a map that also holds others', () => {
    expect(parseCounts('{"a":2,"b":"x"}')).toEqual({ a: 2 });
  });

  test.each([
    [null, 0],
    ['-3', 0],
    ['1e9', 0],
    ['12', 12],
  ])('a badge stored as %j reads %d', (stored, count) => {
    expect(parseBadge(stored)).toBe(count);
  });

  test('a userId that is a name of JavaScript is an ordinary one', () => {
    expect(badgeOf([chat({ userId: 'constructor' })], nothing)).toBe(1);
  });
});
