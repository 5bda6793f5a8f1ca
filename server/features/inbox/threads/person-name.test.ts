import { expect, test } from 'vitest';
import { formatPersonName, splitPersonName } from './person-name';

test.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['Ann Mary Lee', 'Ann Mary', 'Lee'],
  ['Lee, Ann Mary', 'Ann Mary', 'Lee'],
  ['Cher', 'Cher', ''],
  ['ann@mail.example', 'ann@mail.example', ''],
  ['Lee, Ann, RN', 'Lee, Ann,', 'RN'],
])('splits the sender’s name %j', (name, firstName, lastName) => {
  expect(splitPersonName(name)).toEqual({ firstName, lastName });
});

test('shows a single name without a space after it', () => {
  expect(formatPersonName({ firstName: 'Cher', lastName: '' })).toBe('Cher');
});
