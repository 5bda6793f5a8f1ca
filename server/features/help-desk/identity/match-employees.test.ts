import { expect, test } from 'vitest';
import type { EmployeeContacts } from '../../employees/match-queries';
import { matchEmployees, type Requester } from './match-employees';

const ann: EmployeeContacts = {
  id: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  region: 'new-jersey',
  status: 'active',
  hiredOn: '2024-03-18',
  leftOn: null,
  workPhone: '9735550128',
  workEmail: 'ann.lee@agency.example',
  privatePhone: '2125550199',
  privateEmail: 'Ann@home.example',
};
const bob: EmployeeContacts = {
  ...ann,
  id: 'bob',
  firstName: 'Bob',
  lastName: 'Ray',
  workPhone: null,
  workEmail: null,
  privatePhone: '2125550177',
  privateEmail: 'bob@home.example',
};
const request = (parts: Partial<Requester> = {}): Requester => ({
  firstName: 'Ann',
  lastName: 'Lee',
  contact: '2125550199',
  email: 'someone@mail.example',
  ...parts,
});
const match = (parts: Partial<Requester>, ...employees: EmployeeContacts[]) =>
  matchEmployees(request(parts), employees).map(({ id, certainty, email }) => [
    id,
    certainty,
    email,
  ]);

test.each<[string, Partial<Requester>]>([
  ['the private phone', {}],
  ['the work phone', { contact: '973-555-0128'.replaceAll('-', '') }],
  ['the private email', { contact: '6465550111', email: 'ann@HOME.example' }],
])('is certain with the name and %s', (_case, parts) => {
  expect(match(parts, ann, bob)).toEqual([['ann', 'certain', 'Ann@home.example']]);
});

test('sends to the address on file that the request names', () => {
  const email = 'Ann.Lee@agency.example';
  expect(match({ email }, ann)).toEqual([['ann', 'certain', 'ann.lee@agency.example']]);
});

test('never sends to an address that is not on file', () => {
  const noEmail = { ...ann, workEmail: null, privateEmail: null };
  expect(match({}, noEmail)).toEqual([['ann', 'certain', null]]);
});

test.each<[string, Partial<EmployeeContacts>, Partial<Requester>]>([
  [
    'accents and case',
    { firstName: 'Inés', lastName: 'Núñez' },
    { firstName: 'INES', lastName: 'nunez' },
  ],
  ['apostrophes', { lastName: 'O’Neil' }, { lastName: "O'Neil" }],
  ['a middle name', { firstName: 'Ann Marie' }, { firstName: 'Ann' }],
  ['one of two last names', { lastName: 'Lee-Santos' }, { lastName: 'Santos' }],
])('the same name may differ in %s', (_case, employee, parts) => {
  expect(match(parts, { ...ann, ...employee })[0]?.[1]).toBe('certain');
});

test('is only likely with another name, and only possible without a contact', () => {
  expect(match({ firstName: 'Carl' }, ann)).toEqual([['ann', 'likely', 'Ann@home.example']]);
  expect(match({ contact: '6465550111' }, ann)).toEqual([['ann', 'possible', 'Ann@home.example']]);
});

test('is not certain if the contacts belong to two employees', () => {
  expect(match({ email: 'bob@home.example' }, bob, ann).map(([, certainty]) => certainty)).toEqual([
    'likely',
    'likely',
  ]);
});

test('is certain among namesakes by the contact', () => {
  const namesake = { ...bob, id: 'ann2', firstName: 'Ann', lastName: 'Lee' };
  expect(match({}, namesake, ann).map(([id, certainty]) => [id, certainty])).toEqual([
    ['ann', 'certain'],
    ['ann2', 'possible'],
  ]);
});

test('finds nobody for a stranger', () => {
  expect(match({ firstName: 'Zoe', lastName: 'Quill', contact: '6465550111' }, ann, bob)).toEqual(
    [],
  );
});
