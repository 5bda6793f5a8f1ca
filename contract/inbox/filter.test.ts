import { describe, expect, test } from 'vitest';
import type { Chat } from './schema';
import { sampleChat, sampleMessage } from './testing/sample-threads';
import {
  toFilterable,
  hasFailedReply,
  sortThreads,
  matchesFilter,
  emptyThreadFilter,
  getWaitingSince,
} from './filter';
import type { ThreadFilter } from './filter';

const me = 'me@agency.example';
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number) => sampleMessage({ id: `in${hour}`, at: at(hour) });
const stopped = (hour: number) => sampleMessage({ ...asked(hour), channel: 'sms', intent: 'stop' });
const wrote = (hour: number, channel: 'sms' | 'note' | 'call' = 'sms') =>
  sampleMessage({ id: `out${hour}`, at: at(hour), direction: 'out', channel });
const answer = (delivery: 'sent' | 'failed') =>
  sampleMessage({ direction: 'out', text: 'We will call you', channel: 'sms', delivery });

const listed = (chats: readonly Chat[], filter: Partial<ThreadFilter>) => {
  const wanted = { ...emptyThreadFilter, ...filter };
  const threads = chats.map((one) => ({ ...toFilterable(one), userId: one.userId }));
  return sortThreads(threads.filter(matchesFilter(wanted, me)), wanted.sort).map(
    ({ userId }) => userId,
  );
};

describe('a person has been waiting', () => {
  test.each([
    ['since the first unanswered message', [asked(1), asked(2)], at(1)],
    ['since the first message after a reply', [asked(1), wrote(2), asked(3), asked(4)], at(3)],
    ['even after a private note', [asked(1), wrote(2, 'note')], at(1)],
    ['not after a reply', [asked(1), wrote(2)], null],
    ['not because of STOP, START, or HELP', [stopped(1), asked(2), wrote(3), stopped(4)], null],
    ['since the message after STOP', [stopped(1), asked(2)], at(2)],
    ['not after a call', [asked(1), wrote(2, 'call')], null],
    [
      'after a call that reached nobody',
      [asked(1), { ...wrote(2, 'call'), intent: 'voicemail' as const }],
      at(1),
    ],
  ])('%s', (_fact, messages, since) => {
    expect(getWaitingSince(sampleChat({ messages }))).toBe(since);
  });

  test('not in a closed thread', () => {
    expect(getWaitingSince(sampleChat({ messages: [asked(1)], status: 'closed' }))).toBeNull();
  });
});

describe('filters and sorts the list', () => {
  const chats = [
    sampleChat({ userId: 'answered', assignee: me, messages: [asked(1), wrote(9)] }),
    sampleChat({ userId: 'late', status: 'qualified', region: 'maryland', messages: [asked(8)] }),
    sampleChat({
      userId: 'early',
      assignee: 'other@agency.example',
      messages: [asked(2), sampleMessage({ ...wrote(3, 'note'), delivery: 'failed' })],
    }),
    sampleChat({ userId: 'failed', status: 'closed', messages: [asked(4), answer('failed')] }),
  ];

  test.each<[Partial<ThreadFilter>, string[]]>([
    [{}, ['answered', 'late', 'early', 'failed']],
    [{ status: 'qualified' }, ['late']],
    [{ assignee: 'mine' }, ['answered']],
    [{ assignee: 'nobody' }, ['late']],
    [{ assignee: 'nobody', status: 'closed' }, ['failed']],
    [{ assignee: 'other@agency.example' }, ['early']],
    [{ region: 'maryland' }, ['late']],
    [{ channel: 'sms' }, ['answered', 'failed']],
    [{ waiting: true }, ['late', 'early']],
    [{ failed: true }, ['failed']],
    [{ assignee: 'nobody', status: 'new' }, []],
    [{ sort: 'waiting' }, ['early', 'late', 'answered', 'failed']],
  ])('by %j to %j', (filter, userIds) => {
    expect(listed(chats, filter)).toEqual(userIds);
  });
});

test.each<[Partial<ThreadFilter>, string[]]>([
  [{ from: '2026-03-02' }, ['morning']],
  [{ to: '2026-03-01' }, ['night', 'detroit']],
  [{ from: '2026-03-01', to: '2026-03-02' }, ['night', 'morning', 'detroit']],
  [{ from: '2026-03-03' }, []],
])('filters by the day of a form at its office, %j: %j', (filter, userIds) => {
  const sent = (at: string) => ({ messages: [sampleMessage({ at: `2026-03-02T${at}.000Z` })] });
  const chats = [
    sampleChat({ userId: 'night', ...sent('04:59:59') }),
    sampleChat({ userId: 'morning', ...sent('05:00:00') }),
    sampleChat({ userId: 'detroit', region: 'michigan', ...sent('04:00:00') }),
    sampleChat({ userId: 'texted', messages: [sampleMessage({ channel: 'sms', at: at(12) })] }),
  ];
  expect(listed(chats, filter)).toEqual(userIds);
});

test.each<[Partial<ThreadFilter>, string[]]>([
  [{ answered: 'any' }, ['soon', 'slow', 'open', 'twice']],
  [{ answered: 'day' }, ['soon', 'twice']],
  [{ answered: 'late' }, ['slow', 'open', 'twice']],
  [{ answered: 'day', from: '2026-03-05' }, ['twice']],
  [{ answered: 'late', to: '2026-03-02' }, ['slow', 'open', 'twice']],
  [{ answered: 'late', from: '2026-03-05' }, []],
])('filters by response time, %j: %j', (filter, userIds) => {
  const on = (day: number, hour: number) =>
    `2026-03-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const question = (time: string) => sampleMessage({ id: time, at: time, channel: 'sms' });
  const reply = (time: string) => sampleMessage({ ...question(time), direction: 'out' });
  const chats = [
    sampleChat({ userId: 'soon', messages: [question(on(2, 9)), reply(on(3, 9))] }),
    sampleChat({ userId: 'slow', messages: [question(on(2, 9)), reply(on(3, 10))] }),
    sampleChat({ userId: 'open', messages: [question(on(2, 9))] }),
    sampleChat({ userId: 'shut', status: 'closed', messages: [question(on(2, 9))] }),
    sampleChat({
      userId: 'twice',
      messages: [question(on(2, 9)), reply(on(4, 9)), question(on(5, 9)), reply(on(5, 10))],
    }),
  ];
  expect(listed(chats, filter)).toEqual(userIds);
});

test('a wait of less than a day does not count as late', () => {
  const one = toFilterable(sampleChat({ messages: [asked(1)] }));
  const isLate = (hours: number) =>
    matchesFilter(
      { ...emptyThreadFilter, answered: 'late' },
      me,
      Date.parse(at(1)) + hours * 60 * 60_000,
    )(one);
  expect([isLate(23), isLate(24)]).toEqual([false, true]);
});

test('a thread has failed if its latest reply was not delivered', () => {
  expect(hasFailedReply(sampleChat({ messages: [sampleMessage(), answer('failed')] }))).toBe(true);
  expect(hasFailedReply(sampleChat({ messages: [answer('failed'), sampleMessage()] }))).toBe(true);
  expect(hasFailedReply(sampleChat({ messages: [answer('failed'), answer('sent')] }))).toBe(false);
  const note = sampleMessage({ direction: 'out', channel: 'note' });
  expect(hasFailedReply(sampleChat({ messages: [answer('failed'), note] }))).toBe(true);
  const call = sampleMessage({ direction: 'out', channel: 'call' });
  expect(hasFailedReply(sampleChat({ messages: [answer('failed'), call] }))).toBe(false);
  expect(hasFailedReply(sampleChat())).toBe(false);
});

const rosa = sampleChat({
  userId: 'rosa',
  name: 'Rosa Núñez',
  contact: '2125550143',
  messages: [sampleMessage({ text: 'Can someone call after 3 pm?' })],
});
const merged = [
  { userId: 'b2', name: 'Benno Sommer', contact: '4105550136', email: 'benno@mail.example' },
];
const ben = sampleChat({
  userId: 'ben',
  name: 'Ben Adler',
  contact: '9735550118',
  email: null,
  merged,
});

test.each([
  ['', ['rosa', 'ben']],
  ['nunez', ['rosa']],
  ['ROSA call', ['rosa']],
  ['rosa adler', []],
  ['(212) 555-01', ['rosa']],
  ['973', ['ben']],
  ['sommer', ['ben']],
  ['(410) 555-0136', ['ben']],
  ['+1 410 555 0136', ['ben']],
  ["O'Neil", []],
  ['benno@mail', ['ben']],
  ['family.example', ['rosa']],
  ['.*', []],
])('searches for %j and finds %j', (query, userIds) => {
  expect(listed([rosa, ben], { query })).toEqual(userIds);
});
