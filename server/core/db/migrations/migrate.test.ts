import { expect, test } from 'vitest';
import { findLater } from './migrate';

const known = ['001-release', '002-lists'];

test.each([
  ['nothing', []],
  ['only what this release knows', ['001-release', '002-lists']],
  ['a later migration', ['001-release', '002-lists', '003-fax']],
  ['a later one that needs one of this release', [...known, '003-fax', '009-drop-fax-needs-002']],
])('runs on a database with %s', (_state, applied) => {
  expect(findLater(applied, known)).toEqual(applied.filter((name) => !known.includes(name)));
});

test.each([
  ['a later migration that needs another later one', [...known, '009-drop-fax-needs-003'], /newer/],
  ['a migration that was skipped', [...known, '001-skipped'], /newer/],
  ['the tables from before the first release', ['001-first-tables', '050-fax'], /older/],
])('doesn’t run on a database with %s', (_state, applied, message) => {
  expect(() => findLater(applied, known)).toThrow(message);
});
