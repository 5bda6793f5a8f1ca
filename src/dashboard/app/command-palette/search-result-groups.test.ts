import { expect, test } from 'vitest';
import type { Find } from '../../../../contract/search/schema';
import { roles } from '../../../../contract/shared/roles';
import { byKind, hasRecords } from './search-result-groups';

const find = (parts: Partial<Find>): Find => ({
  kind: 'thread',
  screen: 'form-messages',
  id: 'a&b',
  name: 'Ann Lee',
  about: 'New York',
  ...parts,
});

test('what is found stands by kind, messages before employees, in the order in which it came, and where there are more that is said', () => {
  const grouped = byKind({
    finds: [
      find({ kind: 'employee', id: 'e2' }),
      find({ kind: 'employee', id: 'e1' }),
      find({ id: 't1' }),
    ],
    more: ['employee'],
  });
  expect(grouped.map(({ heading, finds }) => [heading, ...finds.map(({ id }) => id)])).toEqual([
    ['Form messages', 't1'],
    ['Employees: the first 5', 'e2', 'e1'],
  ]);
});

test('every role but the observer has records to be found', () => {
  expect(roles.filter(hasRecords)).toEqual(['owner', 'intake', 'admin']);
});
