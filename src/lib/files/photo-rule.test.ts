import { expect, test } from 'vitest';
import { checkFile } from './file-rule';
import { photoRule } from './photo-rule';

const most = 10 * 1024 * 1024;

test.each([
  ['image/jpeg', most, null],
  ['image/png', most, null],
  ['image/webp', most, null],
  ['application/pdf', 1, 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.'],
  ['', 1, 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.'],
  ['image/png', 0, 'This picture can’t be opened. Choose another one.'],
  ['image/png', most + 1, 'This picture is larger than 10 MB. Choose a smaller one.'],
])('of a photo of the type “%s” with %i bytes it says %s', (type, size, words) => {
  expect(checkFile(photoRule, { name: 'me.png', type, size })).toBe(words);
});
