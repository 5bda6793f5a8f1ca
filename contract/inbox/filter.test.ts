import { describe, expect, test } from 'vitest';
import type { Chat } from './schema';
import { chat, message } from './testing/sample-threads';
import { factsOf, hasFailed, inOrder, letsThrough, noThreadFilter, waitsSince } from './filter';
import type { ThreadFilter } from './filter';

const me = 'me@agency.example';
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number) => message({ id: `in${hour}`, at: at(hour) });
const stopped = (hour: number) => message({ ...asked(hour), channel: 'sms', intent: 'stop' });
const wrote = (hour: number, channel: 'sms' | 'note' | 'call' = 'sms') =>
  message({ id: `out${hour}`, at: at(hour), direction: 'out', channel });
const answer = (delivery: 'sent' | 'failed') =>
  message({ direction: 'out', text: 'We will call you', channel: 'sms', delivery });

const listed = (chats: readonly Chat[], filter: Partial<ThreadFilter>) => {
  const wanted = { ...noThreadFilter, ...filter };
  const threads = chats.map((one) => ({ ...factsOf(one), userId: one.userId }));
  return inOrder(threads.filter(letsThrough(wanted, me)), wanted.sort).map(({ userId }) => userId);
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
  ])('%s', (_fact, messages, since) => {
    expect(waitsSince(chat({ messages }))).toBe(since);
  });

  test('not in a closed thread', () => {
    expect(waitsSince(chat({ messages: [asked(1)], status: 'closed' }))).toBeNull();
  });
});

describe('filters and sorts the list', () => {
  const chats = [
    chat({ userId: 'answered', assignee: me, messages: [asked(1), wrote(9)] }),
    chat({ userId: 'late', status: 'qualified', region: 'maryland', messages: [asked(8)] }),
    chat({
      userId: 'early',
      assignee: 'other@agency.example',
      messages: [asked(2), message({ ...wrote(3, 'note'), delivery: 'failed' })],
    }),
    chat({ userId: 'failed', status: 'closed', messages: [asked(4), answer('failed')] }),
  ];

  test.each<[Partial<ThreadFilter>, string[]]>([
    [{}, ['answered', 'late', 'early', 'failed']],
    [{ status: 'qualified' }, ['late']],
    [{ who: 'mine' }, ['answered']],
    [{ who: 'nobody' }, ['late', 'failed']],
    [{ region: 'maryland' }, ['late']],
    [{ channel: 'sms' }, ['answered', 'failed']],
    [{ waiting: true }, ['late', 'early']],
    [{ failed: true }, ['failed']],
    [{ who: 'nobody', status: 'new' }, []],
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
  const sent = (at: string) => ({ messages: [message({ at: `2026-03-02T${at}.000Z` })] });
  const chats = [
    chat({ userId: 'night', ...sent('04:59:59') }),
    chat({ userId: 'morning', ...sent('05:00:00') }),
    chat({ userId: 'detroit', region: 'michigan', ...sent('04:00:00') }),
    chat({ userId: 'texted', messages: [message({ channel: 'sms', at: at(12) })] }),
  ];
  expect(listed(chats, filter)).toEqual(userIds);
});

test.each<[Partial<ThreadFilter>, string[]]>([
  [{ answered: 'asked' }, ['soon', 'slow', 'open', 'twice']],
  [{ answered: 'day' }, ['soon', 'twice']],
  [{ answered: 'late' }, ['slow', 'open', 'twice']],
  [{ answered: 'day', from: '2026-03-05' }, ['twice']],
  [{ answered: 'late', to: '2026-03-02' }, ['slow', 'open', 'twice']],
  [{ answered: 'late', from: '2026-03-05' }, []],
])('filters by response time, %j: %j', (filter, userIds) => {
  const on = (day: number, hour: number) =>
    `2026-03-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const question = (time: string) => message({ id: time, at: time, channel: 'sms' });
  const reply = (time: string) => message({ ...question(time), direction: 'out' });
  const chats = [
    chat({ userId: 'soon', messages: [question(on(2, 9)), reply(on(3, 9))] }),
    chat({ userId: 'slow', messages: [question(on(2, 9)), reply(on(3, 10))] }),
    chat({ userId: 'open', messages: [question(on(2, 9))] }),
    chat({ userId: 'shut', status: 'closed', messages: [question(on(2, 9))] }),
    chat({
      userId: 'twice',
      messages: [question(on(2, 9)), reply(on(4, 9)), question(on(5, 9)), reply(on(5, 10))],
    }),
  ];
  expect(listed(chats, filter)).toEqual(userIds);
});

test('a wait of less than a day does not count as late', () => {
  const one = factsOf(chat({ messages: [asked(1)] }));
  const isLate = (hours: number) =>
    letsThrough(
      { ...noThreadFilter, answered: 'late' },
      me,
      Date.parse(at(1)) + hours * 60 * 60_000,
    )(one);
  expect([isLate(23), isLate(24)]).toEqual([false, true]);
});

test('a thread has failed if its latest reply was not delivered', () => {
  expect(hasFailed(chat({ messages: [message(), answer('failed')] }))).toBe(true);
  expect(hasFailed(chat({ messages: [answer('failed'), message()] }))).toBe(true);
  expect(hasFailed(chat({ messages: [answer('failed'), answer('sent')] }))).toBe(false);
  const note = message({ direction: 'out', channel: 'note' });
  expect(hasFailed(chat({ messages: [answer('failed'), note] }))).toBe(true);
  expect(hasFailed(chat())).toBe(false);
});

const rosa = chat({
  userId: 'rosa',
  name: 'Rosa Núñez',
  contact: '2125550143',
  messages: [message({ text: 'Can someone call after 3 pm?' })],
});
const merged = [
  { userId: 'b2', name: 'Benno Sommer', contact: '4105550136', email: 'benno@mail.example' },
];
const ben = chat({ userId: 'ben', name: 'Ben Adler', contact: '9735550118', email: null, merged });

test.each([
  ['', ['rosa', 'ben']],
  ['nunez', ['rosa']],
  ['ROSA call', ['rosa']],
  ['rosa adler', []],
  ['(212) 555-01', ['rosa']],
  ['973', ['ben']],
  ['sommer', ['ben']],
  ['(410) 555-0136', ['ben']],
  ['benno@mail', ['ben']],
  ['family.example', ['rosa']],
  ['.*', []],
])('searches for %j and finds %j', (query, userIds) => {
  expect(listed([rosa, ben], { query })).toEqual(userIds);
});
