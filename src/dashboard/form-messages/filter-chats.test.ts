import { describe, expect, test } from 'vitest';
import { chat, message } from '../parts/testing/sample-chats';
import { filterChats, waitsSince } from './filter-chats';
import { noFilter, type InboxFilter } from './inbox-address';

const me = 'me@agency.example';
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number) => message({ id: `in${hour}`, at: at(hour) });
const wrote = (hour: number, channel: 'sms' | 'note' | 'call' = 'sms') =>
  message({ id: `out${hour}`, at: at(hour), direction: 'out', channel });

describe('a person waits', () => {
  test.each([
    ['from the first message on that nobody answered', [asked(1), asked(2)], at(1)],
    ['again from what came after the answer', [asked(1), wrote(2), asked(3), asked(4)], at(3)],
    ['although the office wrote a note', [asked(1), wrote(2, 'note')], at(1)],
    ['no more after an answer', [asked(1), wrote(2)], null],
    ['no more after a call', [asked(1), wrote(2, 'call')], null],
  ])('%s', (_fact, messages, since) => {
    expect(waitsSince(chat({ messages }))).toBe(since);
  });

  test('for nothing when the thread is closed', () => {
    expect(waitsSince(chat({ messages: [asked(1)], status: 'closed' }))).toBeNull();
  });
});

describe('the list', () => {
  const chats = [
    chat({ userId: 'answered', assignee: me, messages: [asked(1), wrote(9)] }),
    chat({ userId: 'late', status: 'qualified', region: 'maryland', messages: [asked(8)] }),
    chat({ userId: 'early', assignee: 'other@agency.example', messages: [asked(2)] }),
  ];
  const listed = (filter: Partial<InboxFilter>, selected: string | null = null) =>
    filterChats(
      chats,
      { ...noFilter, ...filter },
      { me, selected, unreadIn: ({ userId }) => (userId === 'late' ? 1 : 0) },
    ).map(({ userId }) => userId);

  test.each<[Partial<InboxFilter>, string[]]>([
    [{}, ['answered', 'late', 'early']],
    [{ status: 'qualified' }, ['late']],
    [{ who: 'mine' }, ['answered']],
    [{ who: 'nobody' }, ['late']],
    [{ region: 'maryland' }, ['late']],
    [{ channel: 'sms' }, ['answered']],
    [{ unread: true }, ['late']],
    [{ who: 'nobody', status: 'new' }, []],
    [{ sort: 'waiting' }, ['early', 'late', 'answered']],
  ])('with %j has %j', (filter, userIds) => {
    expect(listed(filter)).toEqual(userIds);
  });

  test('of the unread keeps the thread that is open', () => {
    expect(listed({ unread: true }, 'early')).toEqual(['late', 'early']);
  });
});
