import { describe, expect, test } from 'vitest';
import { neighbourAsOpened, neighbourOf } from './neighbor';

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

describe('beside what has been opened', () => {
  const listed = (ids: string) => [...ids].map((id) => ({ id }));
  const go = (now: string, open: string, step: 1 | -1) =>
    neighbourAsOpened(listed(now), open, step, [...'abcd']);

  test('one that has fallen to the end is gone on from where it stood', () => {
    expect(go('acdb', 'b', 1)).toBe('c');
    expect(go('acdb', 'b', -1)).toBe('a');
    expect(go('bcda', 'a', 1)).toBe('b');
    expect(go('bcda', 'a', -1)).toBeNull();
  });

  test('one that has left the list, and its neighbour with it, too', () => {
    expect(go('ad', 'b', 1)).toBe('d');
    expect(go('ad', 'b', -1)).toBe('a');
  });

  test('one that stays counts what has come beside it', () => {
    expect(go('abxcd', 'b', 1)).toBe('x');
    expect(go('ayb', 'b', -1)).toBe('y');
  });
});
