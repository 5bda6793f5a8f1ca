import { expect, test } from 'vitest';
import { tagLabel, tagWords } from './tag-labels';

test('a tag stands alone with a capital, and a name keeps its own', () => {
  expect(tagLabel('family')).toBe('Family');
  expect(tagLabel('new jersey')).toBe('New Jersey');
  expect(tagLabel('mltss')).toBe('MLTSS');
});

test('within a sentence only names have capitals', () => {
  expect(tagWords('family')).toBe('family');
  expect(tagWords('medicaid waivers')).toBe('Medicaid waivers');
});
