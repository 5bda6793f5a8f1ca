import { expect, test } from 'vitest';
import { listPage } from '../../../contract/shared/list-limits';
import { paged } from './client-pagination';

const rows = Array.from({ length: listPage + 2 }, (_, index) => index);

test('a page holds fifty, and a page that is not there is the last one', () => {
  expect(paged(rows, 1)).toEqual({ shown: rows.slice(0, 50), page: 1 });
  expect(paged(rows, 9)).toEqual({ shown: [50, 51], page: 2 });
});

test('an empty list has one page', () => {
  expect(paged([], 3)).toEqual({ shown: [], page: 1 });
});
