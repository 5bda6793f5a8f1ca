import { expect, test } from 'vitest';
import { getInitials } from './avatar';

test.each([
  ['Rosa M. Delgado', 'rosa@larkspan.example', 'RD'],
  ['Olive Owner (sample)', null, 'OO'],
  ['Cher', null, 'C'],
  [null, 'ana@larkspan.example', 'A'],
  ['  ', 'bo@larkspan.example', 'B'],
  ['Åsa Öberg', null, 'ÅÖ'],
  [null, null, '?'],
])('%s with %s is shown as %s', (name, email, letters) => {
  expect(getInitials(name, email)).toBe(letters);
});
