import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['a', 1, 'b'],
  ['c', -1, 'b'],
  ['c', 1, null],
  ['a', -1, null],
  [null, 1, 'a'],
  ['gone', -1, 'a'],
] as const)('from %s by %i it goes to %s', (open, step, next) => {
  expect(neighbourOf(items, open, step)).toBe(next);
});
