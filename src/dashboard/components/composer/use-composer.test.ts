import { expect, test } from 'vitest';
import { removeSent } from './use-composer';

test.each([
  ['Dear Rosa', 'Dear Rosa', ''],
  ['  Dear Rosa\n', 'Dear Rosa', ''],
  ['Dear Rosa, one more thing', 'Dear Rosa', ', one more thing'],
  ['Something new', 'Dear Rosa', 'Something new'],
])('of the draft %j after sending %j, %j is left', (draft, sent, rest) => {
  expect(removeSent(draft, sent)).toBe(rest);
});
