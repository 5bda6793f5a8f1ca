import { expect, test } from 'vitest';
import { sanitizeFileName } from './message-file';

test.each([
  ['stub.pdf', 'stub.pdf'],
  ['C:\\pay\\Núñez, October.pdf', 'Núñez, October.pdf'],
  ['../../etc/stub.pdf', 'stub.pdf'],
  ['stub\u202efdp.exe', 'stubfdp.exe'],
  ['', 'file.pdf'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('shows %j as %j', (name, shown) => {
  expect(sanitizeFileName(name)).toBe(shown);
});
