import { expect, test } from 'vitest';
import { getLastName } from './merge-dialog';

test.each([
  ['Ann Lee', 'Lee'],
  [' Ann  Núñez ', 'Núñez'],
  ['Harold Whitfield (sample)', 'Whitfield'],
  ['Sam Haddad Jr.', 'Haddad'],
  ['Mei Chen, RN', 'Chen'],
  ['Cher', 'Cher'],
  ['Jr.', ''],
])('finds the last name of "%s": "%s"', (name, lastName) => {
  expect(getLastName(name)).toBe(lastName);
});
