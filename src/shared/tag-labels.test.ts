import { expect, test } from 'vitest';
import { formatTag, formatTagInSentence } from './tag-labels';

test('capitalizes a tag', () => {
  expect(formatTag('family')).toBe('Family');
  expect(formatTag('new jersey')).toBe('New Jersey');
  expect(formatTag('mltss')).toBe('MLTSS');
});

test('capitalizes only names in a sentence', () => {
  expect(formatTagInSentence('family')).toBe('family');
  expect(formatTagInSentence('medicaid waivers')).toBe('Medicaid waivers');
});
