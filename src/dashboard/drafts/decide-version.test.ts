import { expect, test } from 'vitest';
import { decideVersion } from './decide-version';

const saved = {
  isRefresh: false,
  isNew: true,
  isHeld: false,
  hasUnsaved: false,
  isDifferent: true,
  hasConflict: false,
};
const unsaved = { ...saved, hasUnsaved: true };
const held = { ...unsaved, isHeld: true };
const conflict = { hasConflict: true };
const refresh = { isRefresh: true };
const known = { isNew: false };
const same = { isDifferent: false };

test.each([
  ['a refresh finds nothing new', { ...unsaved, ...refresh, ...known }, 'ignore'],
  ['everything here is saved', { ...saved, ...refresh }, 'take'],
  ['everything here is saved when a save fails', saved, 'take'],
  ['other fields changed', unsaved, 'merge'],
  ['the last save had not arrived', { ...unsaved, ...known }, 'merge'],
  ['the same field changed', { ...unsaved, ...conflict }, 'keep'],
  ['the same field changed, found by a refresh', { ...unsaved, ...conflict, ...refresh }, 'keep'],
  ['a form is open during a refresh', { ...held, ...refresh }, 'offer'],
  ['an open form says the same', { ...held, ...refresh, ...same }, 'ignore'],
  ['an open form is saved over it', held, 'keep'],
  ['an open form that says the same is saved', { ...held, ...same }, 'merge'],
] as const)('a version of the other window if %s', (_, situation, decision) => {
  expect(decideVersion(situation)).toBe(decision);
});
