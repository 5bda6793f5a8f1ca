import { expect, test } from 'vitest';
import { inboxParams, noFilter, toExportQuery, toPageInput, type InboxState } from './params';

const plain: InboxState = { ...noFilter, thread: null, query: '', page: 1 };

test('keeps thread, search, filters, sort order, and page in the URL', () => {
  const state: InboxState = {
    thread: 'a b/&',
    query: 'Núñez & co',
    status: 'qualified',
    assignee: 'mine',
    region: 'maryland',
    channel: 'call',
    from: '2026-03-01',
    to: '2026-03-31',
    answered: 'late',
    unread: true,
    waiting: true,
    failed: true,
    sort: 'waiting',
    page: 3,
  };
  const url = inboxParams.toUrl('/dashboard/x', state);
  expect(inboxParams.parse(new URL(url, 'https://larkspan.example').search)).toEqual(state);
});

test('leaves defaults out of the URL', () => {
  expect(inboxParams.toUrl('/dashboard/x', plain)).toBe('/dashboard/x');
  expect(inboxParams.parse('')).toEqual(plain);
});

test.each([
  'from=today',
  'to=2026-13-01',
  'status=lost',
  'assignee=you',
  'region=atlantis',
  'channel=fax',
  'unread=yes',
  'sort=x',
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
    page: 3,
  };
  const query = { status: 'new', failed: '1' };
  expect(toPageInput(state, 1)).toEqual({ query, search: 'rosa' });
  expect(toPageInput(state, state.page).query).toEqual({ offset: '400', ...query });
  expect(toExportQuery(state)).toEqual(query);
  const unread = { ...state, unread: true };
  expect(toPageInput(unread, 1).query).toEqual({ ...query, unread: '1', open: 'ann' });
  expect(toExportQuery(unread)).toEqual({ ...query, unread: '1' });
});
