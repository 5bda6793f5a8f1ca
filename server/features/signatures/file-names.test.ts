import { expect, test } from 'vitest';
import { toFileName, uniqueFileNames } from './file-names';

test.each([
  ['Inés Núñez', 'Inés Núñez'],
  ['D’Angelo O’Brien-Smith Jr.', 'D’Angelo O’Brien-Smith Jr'],
  ['../../etc/passwd', 'etcpasswd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['...', 'Signature'],
  ['con', 'Signature'],
])('%j becomes the file name %j', (name, file) => {
  expect(toFileName(name)).toBe(file);
});

test('numbers repeated names, ignoring case', () => {
  const getUniqueName = uniqueFileNames();
  expect(['Ana Ruiz', 'ana ruiz', 'Ana Ruiz', 'Bo Li'].map(getUniqueName)).toEqual([
    'Ana Ruiz',
    'ana ruiz 2',
    'Ana Ruiz 3',
    'Bo Li',
  ]);
});
