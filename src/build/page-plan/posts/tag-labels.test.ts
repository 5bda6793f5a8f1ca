import { expect, test } from 'vitest';
import { formatTag, formatTagInSentence } from './tag-labels';

test('a tag stands alone with a capital, and a name keeps its own', () => {
  expect(formatTag('family')).toBe('Family');
  expect(formatTag('new jersey')).toBe('New Jersey');
  expect(formatTag('mltss')).toBe('MLTSS');
});

test('within a sentence only names have capitals', () => {
  expect(formatTagInSentence('family')).toBe('family');
  expect(formatTagInSentence('medicaid waivers')).toBe('Medicaid waivers');
});
