import { expect, test } from 'vitest';
import { RecentMap } from './lru-map';

test('what was asked for longest ago is forgotten first; what is asked for stays', () => {
  const map = new RecentMap<string, number>(2);
  map.set('list', 1).set('ana', 2);
  expect(map.get('list')).toBe(1);
  map.set('bo', 3);
  expect([...map.keys()]).toEqual(['list', 'bo']);
  map.set('bo', 4);
  expect([map.get('bo'), map.get('ana'), map.size]).toEqual([4, undefined, 2]);
});

test('going through it while reading comes to an end', () => {
  const map = new RecentMap<string, number>(3);
  map.set('ana', 1).set('bo', 2).set('cy', 3);
  const met: string[] = [];
  for (const key of map.keys()) if (met.push(key) < 9) map.get(key);
  expect(met).toEqual(['ana', 'bo', 'cy']);
});
