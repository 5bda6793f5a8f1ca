import { expect, test } from 'vitest';
import { firstPage, inboxParams, noFilter, toPageInput, type InboxState } from './params';

const plain: InboxState = { ...noFilter, ...firstPage, thread: null, isNew: false, query: '' };

test('keeps thread, search, filters, sort order, and cursor in the URL', () => {
  const state: InboxState = {
    thread: 'a b/&',
    isNew: true,
    query: 'Núñez & co',
    status: 'qualified',
    assignee: 'mine',
    region: 'maryland',
    channel: 'call',
    source: 'walk-in',
    language: 'Haitian Creole',
    tag: '00000000-0000-4000-8000-000000000000',
    from: '2026-03-01',
    to: '2026-03-31',
    target: 'missed',
    due: 'overdue',
    followUp: 'overdue',
    snoozed: true,
    unread: true,
    waiting: true,
    failed: true,
    sort: 'due',
    after: '2026-03-01T15:00:00.000Z~p1',
    before: null,
  };
  const url = inboxParams.toUrl('/dashboard/x', state);
  expect(inboxParams.parse(new URL(url, 'https://larkspan.example').search)).toEqual(state);
});

test('leaves defaults out of the URL', () => {
  expect(inboxParams.toUrl('/dashboard/x', plain)).toBe('/dashboard/x');
  expect(inboxParams.parse('')).toEqual(plain);
});

test('shows open threads by default, and closed ones too on request', () => {
  expect(inboxParams.parse('').status).toBe('open');
  expect(inboxParams.toUrl('/dashboard/x', { ...plain, status: 'all' })).toBe(
    '/dashboard/x?status=all',
  );
});

test.each([
  'from=today',
  'to=2026-13-01',
  'status=lost',
  'assignee=you',
  'region=atlantis',
  'channel=fax',
  'due=never',
  'unread=yes',
  'sort=x',
  'after=a%20b',
])('ignores the invalid filter ?%s', (search) => {
  expect(inboxParams.parse(`?${search}`)).toEqual(plain);
});

test('leaves the search text out of queries, and keeps the open thread among the unread ones', () => {
  const state: InboxState = {
    ...plain,
    query: 'rosa',
    thread: 'ann',
    status: 'new',
    failed: true,
    after: 'c1',
  };
  const query = { status: 'new', failed: '1' };
  expect(toPageInput(state)).toEqual({ query: { ...query, after: 'c1' }, search: 'rosa' });
  expect(inboxParams.toExportQuery(state)).toEqual(query);
  const unread = { ...state, ...firstPage, unread: true };
  expect(toPageInput(unread).query).toEqual({ ...query, unread: '1', open: 'ann' });
  expect(inboxParams.toExportQuery(unread)).toEqual({ ...query, unread: '1' });
});
