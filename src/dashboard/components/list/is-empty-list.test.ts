import { expect, test } from 'vitest';
import { isNoneYet } from './is-empty-list';

const empty = { total: 0, isNarrowed: false, isOld: false, hasOthers: false };

test.each([
  ['all of an empty list is shown', {}, true],
  ['there are some', { total: 1 }, false],
  ['it is searched, also where there would be none at all', { isNarrowed: true }, false],
  ['those whom the list leaves out are there', { hasOthers: true }, false],
  ['the answer to all of it is still under way', { isOld: true }, false],
])('that nothing is there yet is said or not where %s', (_, known, said) => {
  expect(isNoneYet({ ...empty, ...known })).toBe(said);
});
