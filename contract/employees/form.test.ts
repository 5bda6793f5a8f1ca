import { describe, expect, test } from 'vitest';
import { getCertificateState, formatEmployeeValue } from './constants';
import { getEmployeeRules, parseEmployee, toEmployeeValues } from './form';
import { validateForm } from '../forms/rules';

const today = '2026-11-22';
const good = {
  firstName: 'Grace',
  lastName: 'Lee',
  title: 'Home health aide',
  region: 'new-york',
  privatePhone: '(212) 555-0142',
  hiredOn: '2024-03-18',
  status: 'active',
};
const validate = (parts: Record<string, string>) =>
  validateForm(getEmployeeRules(today), { ...good, ...parts });

test('accepts an employee with the required fields only', () => {
  expect(validate({})).toEqual({});
});

test('reports all missing fields', () => {
  expect(Object.keys(validateForm(getEmployeeRules(today), {}))).toEqual([
    'firstName',
    'lastName',
    'title',
    'region',
    'privatePhone',
    'hiredOn',
    'status',
  ]);
});

describe('rejects', () => {
  test.each([
    ['region', 'Atlantis', 'Choose a region: New York, New Jersey'],
    ['workPhone', '212 555', '10-digit'],
    ['workEmail', 'grace@', 'name@example.com'],
    ['privatePhone', '212 555', '10-digit'],
    ['privateEmail', 'grace@', 'name@example.com'],
    ['languages', 'English; Klingon, Elvish', 'not in the list: Klingon, Elvish'],
    ['hiredOn', '2024-02-30', 'month/day/year'],
    ['hiredOn', '2028-01-01', 'more than a year ahead'],
    ['hiredOn', '0204-01-01', 'Please check the year'],
    ['certificateExpires', '2024-03-17', 'before the hire date'],
    ['certificateExpires', '2072-01-01', 'more than 20 years'],
    ['status', 'fired', 'Active, On leave, Left'],
    ['title', 'A'.repeat(81), 'at most 80'],
    ['firstName', 'Grace\nLee', 'one line'],
  ])('%s: %s', (field, text, words) => {
    const errors = validate({ [field]: text });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(words);
  });

  test('a former employee without a last day, or with one before the hire date', () => {
    expect(validate({ status: 'left' })).toEqual({
      leftOn: 'Enter the last day, for example 11/20/2026',
    });
    expect(validate({ status: 'left', leftOn: '3/17/2024' })).toEqual({
      leftOn: 'The last day is before the hire date',
    });
    expect(validate({ status: 'active', leftOn: 'whenever' })).toEqual({});
  });
});

test('normalizes form values, and converts them back', () => {
  const kept = parseEmployee({
    ...good,
    region: 'New Jersey',
    workPhone: '212.555.0143',
    workEmail: 'Grace@Agency.example',
    privateEmail: 'Grace@Mail.example',
    languages: 'spanish; English, spanish',
    hiredOn: 'Mar 18, 2024',
    certificateExpires: '3/31/2027',
    status: 'Left',
    leftOn: '11/20/2026',
  });
  expect(kept).toMatchObject({
    region: 'new-jersey',
    workPhone: '2125550143',
    workEmail: 'grace@agency.example',
    privatePhone: '2125550142',
    privateEmail: 'grace@mail.example',
    languages: ['Spanish', 'English'],
    hiredOn: '2024-03-18',
    certificateNumber: null,
    certificateExpires: '2027-03-31',
    status: 'left',
    leftOn: '2026-11-20',
  });
  expect(parseEmployee(toEmployeeValues(kept))).toEqual(kept);
  expect(parseEmployee({ ...toEmployeeValues(kept), status: 'active' }).leftOn).toBeNull();
});

test.each([
  ['2026-11-21', 'expired'],
  ['2026-11-22', 'soon'],
  ['2027-01-21', 'soon'],
  ['2027-01-22', null],
  [null, null],
])('the state of a certificate that expires on %s is %s', (expires, state) => {
  expect(getCertificateState(expires, today)).toBe(state);
});

test('formats regions and statuses in the history', () => {
  expect(formatEmployeeValue('region', 'new-jersey')).toBe('New Jersey');
  expect(formatEmployeeValue('status', 'on-leave')).toBe('On leave');
  expect(formatEmployeeValue('workEmail', null)).toBe('nothing');
  expect(formatEmployeeValue('title', 'left')).toBe('left');
});
