import { expect, test } from 'vitest';
import { getHelpDeskRules } from './form';
import { validateForm } from '../forms/rules';

const rules = getHelpDeskRules(new Date('2026-11-20T15:00:00.000Z'));
const getHoursError = (timeOffHours: string, firstDay: string, lastDay: string) =>
  validateForm(rules, { type: 'requestPto', firstDay, lastDay, timeOffHours })['timeOffHours'];

test.each([
  ['48', undefined],
  ['47,5', undefined],
  ['48.5', 'These days have only 48 hours'],
  ['800', 'These days have only 48 hours'],
  ['0.25', undefined],
  ['0', 'Enter the number of hours'],
  ['0,00', 'Enter the number of hours'],
  ['many', 'Please enter a number of hours, for example 37.5'],
])('%s hours in two days: %s', (hours, error) => {
  expect(getHoursError(hours, '12/21/2026', '2026-12-22')).toBe(error);
});

test('does not check hours while the days are invalid', () => {
  expect(getHoursError('800', '12/21/2026', 'soon')).toBeUndefined();
  expect(getHoursError('800', '12/21/2026', '12/20/2026')).toBeUndefined();
});

test.each([
  ['01/05/2006', '01/06/2006', { firstDay: 'Please check the year' }],
  ['11/18/2025', '11/19/2025', { firstDay: 'Please check the year' }],
  ['11/20/2025', '11/21/2025', {}],
  ['11/20/2028', '11/21/2028', {}],
  ['11/22/2028', '11/23/2028', { firstDay: 'Please check the year' }],
  ['12/20/2062', '12/20/2062', { firstDay: 'Please check the year' }],
  ['12/20/2026', '12/20/2027', {}],
  [
    '12/20/2026',
    '12/22/2027',
    { lastDay: 'More than a year after the first day: please check both years' },
  ],
])('checks time off from %s to %s on November 20, 2026', (firstDay, lastDay, errors) => {
  const found = validateForm(rules, { type: 'requestPto', firstDay, lastDay });
  const { firstDay: first, lastDay: last } = found;
  expect({ ...(first && { firstDay: first }), ...(last && { lastDay: last }) }).toEqual(errors);
});

test.each([
  ['11/16/2026', '11/29/2026', {}],
  ['1/1/2019', '12/31/2019', {}],
  ['11/21/2026', '11/29/2026', { periodFrom: 'Please check the year' }],
  [
    '11/1/2026',
    '11/14/2062',
    { periodTo: 'More than a year after the first day: please check both years' },
  ],
])('checks a pay period from %s to %s on November 20, 2026', (periodFrom, periodTo, errors) => {
  const { periodFrom: from, periodTo: to } = validateForm(rules, {
    type: 'payStub',
    periodFrom,
    periodTo,
  });
  expect({ ...(from && { periodFrom: from }), ...(to && { periodTo: to }) }).toEqual(errors);
});

test('reports a wrong year of the first day only there', () => {
  const days = { type: 'payStub', periodFrom: '1/1/1926', periodTo: '11/14/2026' };
  const { periodFrom, periodTo } = validateForm(rules, days);
  expect([periodFrom, periodTo]).toEqual(['Please check the year', undefined]);
});

const noSupplies = 'Enter how many you need of at least one of the supplies';
test.each([
  [{}, noSupplies],
  [{ 'quantity-gloves-small': '0', 'quantity-masks': '00' }, noSupplies],
  [{ otherSupplies: ' ' }, noSupplies],
  [{ 'quantity-gloves-small': '2' }, undefined],
  [{ 'quantity-gloves-small': '0', 'quantity-masks': '2' }, undefined],
  [{ otherSupplies: 'Tape' }, undefined],
])('the first quantity of an order with %o has the error: %s', (values, error) => {
  const found = validateForm(rules, { type: 'requestSupply', ...values });
  expect(found['quantity-gloves-small']).toBe(error);
  expect(found['supplyWay']).toBe('Choose how to get them');
});

test.each(['hoursWorked', 'hoursPaid'])('%s are at most 24 per day of the pay period', (field) => {
  const period = { type: 'payroll', periodFrom: '11/01/2026', periodTo: '11/14/2026' };
  expect(validateForm(rules, { ...period, [field]: '336' })[field]).toBeUndefined();
  expect(validateForm(rules, { ...period, [field]: '999.99' })[field]).toBe(
    'These days have only 336 hours',
  );
});
