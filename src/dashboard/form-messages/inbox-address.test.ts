import { expect, test } from 'vitest';
import { inboxAddress, noFilter, readInbox, type InboxState } from './inbox-address';

const plain: InboxState = { ...noFilter, thread: null, query: '', page: 1 };

test('thread, search, filters, order and page survive the way through the address', () => {
  const state: InboxState = {
    thread: 'a b/&',
    query: 'Núñez & co',
    status: 'qualified',
    who: 'mine',
    region: 'maryland',
    channel: 'call',
    from: '2026-03-01',
    to: '2026-03-31',
    unread: true,
    waiting: true,
    failed: true,
    sort: 'waiting',
    page: 3,
  };
  const address = inboxAddress('/dashboard/x', state);
  expect(readInbox(new URL(address, 'https://larkspan.example').search)).toEqual(state);
});

test('an inbox with nothing chosen has the plain address', () => {
  expect(inboxAddress('/dashboard/x', plain)).toBe('/dashboard/x');
  expect(readInbox('')).toEqual(plain);
});

test.each([
  'from=today',
  'to=2026-13-01',
  'status=lost',
  'who=you',
  'region=ohio',
  'channel=fax',
  'unread=yes',
  'sort=x',
])('what is no filter, ?%s, filters nothing', (search) => {
  expect(readInbox(`?${search}`)).toEqual(plain);
});

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('page %j is the first one', (page) => {
  expect(readInbox(`?page=${page}`).page).toBe(1);
});
