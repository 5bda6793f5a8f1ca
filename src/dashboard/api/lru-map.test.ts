import { expect, test } from 'vitest';
import { LruMap } from './lru-map';

test('drops the entry that was written longest ago', () => {
  const map = new LruMap<string, number>(2);
  map.set('list', 1).set('ana', 2).set('list', 3).set('bo', 4);
  expect([...map]).toEqual([
    ['list', 3],
    ['bo', 4],
  ]);
});
