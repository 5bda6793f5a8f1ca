import { expect, test } from 'vitest';
import { formatKnownAnswers, knownAnswersPrefix, parseKnownAnswers } from './known-answers';

test.each([
  { careFor: 'parent', zip: '07102', region: '' },
  { careFor: '', zip: '', region: 'new-jersey' },
])('%j is read as it was written', (answers) => {
  const fragment = formatKnownAnswers(answers);
  expect(fragment.startsWith(knownAnswersPrefix)).toBe(true);
  expect(parseKnownAnswers(fragment)).toEqual(answers);
});

test('other fragments know nothing', () => {
  expect(parseKnownAnswers('#send-answers')).toBeNull();
  expect(parseKnownAnswers('')).toBeNull();
});
