import { expect, test } from 'vitest';
import { photoProblem } from './photo-problem';

const size = 10 * 1024 * 1024;

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s up to 10 MB is a photo', (type) => {
  expect(photoProblem({ type, size })).toBeNull();
});

test('what is no picture, or too large, is told in words', () => {
  expect(photoProblem({ type: 'application/pdf', size: 1 })).toContain('JPEG, PNG or WebP');
  expect(photoProblem({ type: '', size: 1 })).toContain('JPEG, PNG or WebP');
  expect(photoProblem({ type: 'image/png', size: size + 1 })).toContain('10 MB');
});
