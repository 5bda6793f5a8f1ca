import { describe, expect, it, test } from 'vitest';
import { checkFile, photoRule, type FileRule } from './file-rule';

const megabyte = 1024 * 1024;
const rule: FileRule = {
  maxBytes: 10 * megabyte,
  accept: ['image/jpeg', 'application/pdf', '.jpg', '.jpeg', '.pdf'],
  wrongTypeMessage: 'Please choose a photo or a PDF file',
};
const file = (type: string, size = 100, name = 'card') => ({ name, type, size });

describe('a chosen file', () => {
  it.each(['image/jpeg', 'application/pdf'])('may be %s up to the limit', (type) => {
    expect(checkFile(rule, file(type, 10 * megabyte))).toBeNull();
  });

  it('of 12 MB is rejected with its size and the limit', () => {
    expect(checkFile(rule, file('image/jpeg', 12 * megabyte))).toBe(
      'This file is too large (12 MB). Please choose one of at most 10 MB',
    );
  });

  it('one byte above the limit is not shown as equal to the limit', () => {
    expect(checkFile(rule, file('image/jpeg', 10 * megabyte + 1))).toContain('10.1 MB');
  });

  it('must be of an accepted kind, by its type or its name', () => {
    expect(checkFile(rule, file('text/html'))).toBe('Please choose a photo or a PDF file');
    expect(checkFile(rule, file('', 10, 'card.gif'))).toMatch(/Please choose/);
    expect(checkFile(rule, file('', 10, 'jpg'))).toMatch(/Please choose/);
    expect(checkFile(rule, file('', 10, 'Card.of.JPG'))).toBeNull();
    expect(checkFile(rule, file('application/x-download', 10, 'card.pdf'))).toBeNull();
  });

  it.each([
    ['image/heic', 'IMG_1.HEIC'],
    ['', 'IMG_1.heic'],
    ['image/heif', 'IMG_1'],
  ])('of type “%s” called %s gets a way to send it as another kind of picture', (type, name) => {
    expect(checkFile(rule, file(type, 10, name))).toMatch(/HEIC.*screenshot/);
    expect(checkFile(photoRule, file(type, 10, name))).toMatch(/HEIC.*screenshot/);
  });

  it('may have any type without a message for wrong types', () => {
    const { wrongTypeMessage: _, ...any } = rule;
    expect(checkFile(any, file('text/html'))).toBeNull();
  });

  it('must not be empty', () => expect(checkFile(rule, file('image/jpeg', 0))).toMatch(/empty/));

  it('is rejected with the rule’s own messages if it has them', () => {
    const own = {
      ...rule,
      emptyMessage: 'Nothing is in it.',
      tooLargeMessage: 'Split it into several.',
    };
    expect(checkFile(own, file('image/jpeg', 0))).toBe('Nothing is in it.');
    expect(checkFile(own, file('image/jpeg', 12 * megabyte))).toBe('Split it into several.');
  });

  it('is optional', () => expect(checkFile(rule, null)).toBeNull());
});

test.each([
  ['image/jpeg', 10 * megabyte, null],
  ['image/png', 10 * megabyte, null],
  ['image/webp', 10 * megabyte, null],
  ['application/pdf', 1, 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.'],
  ['', 1, 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.'],
  ['image/png', 0, 'This picture can’t be opened. Choose another one.'],
  ['image/png', 10 * megabyte + 1, 'This picture is larger than 10 MB. Choose a smaller one.'],
])('a photo of type “%s” with %i bytes: %s', (type, size, message) => {
  expect(checkFile(photoRule, { name: 'me.png', type, size })).toBe(message);
});
