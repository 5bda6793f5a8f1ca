import { expect, test } from 'vitest';
import { formatEmailAsName } from './staff-name';

test.each([
  ['ira.intake@agency.example', 'Ira Intake'],
  ['owner@agency.example', 'Owner'],
  ['ana-maria_lopez+office@agency.example', 'Ana Maria Lopez'],
  ['o’neil2@agency.example', 'O’neil2'],
  ['1234@agency.example', '1234@agency.example'],
  ['someone', 'Someone'],
])('the name of %s is %s', (email, name) => {
  expect(formatEmailAsName(email)).toBe(name);
});
