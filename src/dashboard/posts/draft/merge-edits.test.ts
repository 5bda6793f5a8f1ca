import { expect, test } from 'vitest';
import { noPost } from '../../../../contract/posts/constants';
import { typedOver } from './merge-edits';

const titleAfter = (typed: string, kept: string, sent = typed) =>
  typedOver(noPost, { ...noPost, title: typed }, { ...noPost, title: kept }, { title: sent }).title;

test.each([
  ['P\u202eay', 'Pay'],
  ['Pay  day', 'Pay day'],
  ['Pay\u2028day', 'Pay day'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u3164', ''],
])('what was sent as %j and is kept as %j is as it is kept', (typed, kept) => {
  expect(titleAfter(typed, kept)).toBe(kept);
});

test('what is being typed stays as it is: a space at its end, and what was typed since it was sent', () => {
  expect(titleAfter('Pay ', 'Pay')).toBe('Pay ');
  expect(titleAfter('Pay  day s', 'Pay day', 'Pay  day')).toBe('Pay  day s');
  expect(titleAfter('Pay', 'Theirs')).toBe('Pay');
});
