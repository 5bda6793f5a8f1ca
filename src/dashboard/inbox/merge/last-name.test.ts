import { expect, test } from 'vitest';
import { lastNameOf } from './last-name';

test.each([
  ['Ann Lee', 'Lee'],
  [' Ann  Núñez ', 'Núñez'],
  ['Harold Whitfield (sample)', 'Whitfield'],
  ['Sam Haddad Jr.', 'Haddad'],
  ['Mei Chen, RN', 'Chen'],
  ['Cher', 'Cher'],
  ['Jr.', ''],
])('the family of “%s” is found by “%s”', (name, word) => {
  expect(lastNameOf(name)).toBe(word);
});
