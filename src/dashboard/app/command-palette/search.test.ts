import { expect, test } from 'vitest';
import type { SearchResult } from '../../../../contract/search/endpoints';
import { resolveAccess, roles } from '../../../../contract/shared/roles';
import { canSearchRecords, groupResults } from './search';

const result = (values: Partial<SearchResult>): SearchResult => ({
  kind: 'thread',
  screen: 'form-messages',
  id: 'a&b',
  name: 'Ann Lee',
  detail: 'New York',
  ...values,
});

test('groups results by kind in a fixed order and says if there are more', () => {
  const groups = groupResults({
    results: [
      result({ kind: 'employee', id: 'e2' }),
      result({ kind: 'employee', id: 'e1' }),
      result({ id: 't1' }),
    ],
    more: ['employee'],
  });
  expect(groups.map((group) => [group.heading, ...group.results.map(({ id }) => id)])).toEqual([
    ['Form messages', 't1'],
    ['Employees (first 5)', 'e2', 'e1'],
  ]);
});

test('every role except the observer can search records', () => {
  expect(roles.filter((role) => canSearchRecords(resolveAccess({ role })))).toEqual([
    'owner',
    'intake',
    'admin',
  ]);
});
