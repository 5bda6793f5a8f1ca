import { expect, test } from 'vitest';
import { fileProblem } from '../../../lib/files/file-rule';
import { payStubRule } from './pay-stub-rule';

test.each([
  ['stub.pdf', 1000, null],
  ['Stub.PDF', 5 * 1024 * 1024, null],
  ['stub.pdf', 5 * 1024 * 1024 + 1, 'It is larger than 5 MB.'],
  ['stub.pdf', 0, 'This file is empty.'],
  ['stub.docx', 1000, 'Please choose a PDF.'],
])('of %s with %i bytes it says %s', (name, size, words) => {
  expect(fileProblem(payStubRule, { name, size, type: '' })).toBe(words);
});
