import { describe, expect, test } from 'vitest';
import type { EmployeeField } from '../../../../contract/employees/schema';
import { testRegions } from '../../../testing/samples/region-records';
import { listRegionAliases, normalizeImportValue, splitFullName } from './values';

const options = { regions: listRegionAliases(testRegions), today: '2026-11-27' };
const normalize = (field: EmployeeField, text: string) =>
  normalizeImportValue(field, text, options);

describe('reads a day as written by other programs:', () => {
  test.each([
    ['3/1/24', '2024-03-01'],
    ['03/01/24', '2024-03-01'],
    ['3-1-24', '2024-03-01'],
    ['3.1.24', '2024-03-01'],
    ['11/20/2025 0:00', '2025-11-20'],
    ['11/20/2025 12:00:00 AM', '2025-11-20'],
    ['11/20/2025, 12:00 AM', '2025-11-20'],
    ['11/20/25 0:00', '2025-11-20'],
    ['2025-11-20 00:00:00', '2025-11-20'],
    ['2025-11-20T00:00:00.000Z', '2025-11-20'],
    ['2025-11-20T00:00:00-05:00', '2025-11-20'],
    ['Thursday, November 20, 2025', '2025-11-20'],
    ['20-Nov-25', '2025-11-20'],
    ['20-Nov-2025', '2025-11-20'],
    ['20 November 2025', '2025-11-20'],
    ['Nov-20-2025', '2025-11-20'],
    ['Sept. 3, 2025', '2025-09-03'],
    ['20251120', '2025-11-20'],
    ['45981', '2025-11-20'],
    ['45981.0', '2025-11-20'],
    ['45981.25', '2025-11-20'],
    ['3/1/99', '1999-03-01'],
    ['3/1/46', '2046-03-01'],
    ['3/1/47', '1947-03-01'],
    ['2025\u201111\u201120', '2025-11-20'],
    ['11 / 20 / 2025', '2025-11-20'],
    ["'11/20/2025", '2025-11-20'],
    ['11\uff0f20\uff0f2025', '2025-11-20'],
    ['\uff11\uff11/\uff12\uff10/\uff12\uff10\uff12\uff15', '2025-11-20'],
    ["11/20/'25", '2025-11-20'],
    ['11/20/2025 Thu', '2025-11-20'],
    ['11/20/2025 00.00', '2025-11-20'],
    ['Thu Nov 20 2025 00:00:00 GMT-0500 (Eastern Standard Time)', '2025-11-20'],
    ['Thu, 20 Nov 2025 05:00:00 GMT', '2025-11-20'],
    ['2025-11-20 05:00:00 UTC', '2025-11-20'],
    ['45981,5', '2025-11-20'],
    ['20. November 2025', '2025-11-20'],
    ['20.Nov.2025', '2025-11-20'],
    ['20NOV2025', '2025-11-20'],
    ['2025-Nov-20', '2025-11-20'],
    ['the 20th of November, 2025', '2025-11-20'],
    ['20 de noviembre de 2025', '2025-11-20'],
    ['20-ene-25', '2025-01-20'],
    ['dic. 3, 2025', '2025-12-03'],
    ['N/A', ''],
    ['–', ''],
  ])('%s', (text, day) => {
    expect(normalize('hiredOn', text)).toBe(day);
  });

  test.each([
    'May',
    'Nov 2025',
    '20.11.2025',
    '13/1/24',
    '2/30/2026',
    '1234',
    '999999',
    '0:00',
    '3/1',
  ])('leaves %s for the error message', (text) => {
    expect(normalize('hiredOn', text)).toBe(text);
  });
});

test.each([
  ['1-212-555-0199', '(212) 555-0199'],
  ['+1 (212) 555\u20110199', '(212) 555-0199'],
  ['12125550199', '(212) 555-0199'],
  ['2125550199.0', '(212) 555-0199'],
  ['212.555.0199', '(212) 555-0199'],
  ['212/555-0199', '(212) 555-0199'],
  ['212 -  555 - 0199', '(212) 555-0199'],
  ['tel:+12125550199', '(212) 555-0199'],
  ["'2125550199", '(212) 555-0199'],
  ['Cell: (212) 555-0199', '(212) 555-0199'],
  ['Tel. 212-555-0199', '(212) 555-0199'],
  ['212-555-0199 (cell)', '(212) 555-0199'],
  ['212-555-0199 c', '(212) 555-0199'],
  ['011 1 212 555 0199', '(212) 555-0199'],
  ['212\u00b7555\u00b70199', '(212) 555-0199'],
  ['\uff12\uff11\uff12\uff15\uff15\uff15\uff10\uff11\uff19\uff19', '(212) 555-0199'],
  ['\u0662\u0661\u0662\u0665\u0665\u0665\u0660\u0661\u0669\u0669', '(212) 555-0199'],
  ['212-555-0199 ext. 4', '212-555-0199 ext. 4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['2.12556E+09', '2.12556E+09'],
])('reads the phone number %s', (text, phone) => {
  expect(normalize('privatePhone', text)).toBe(phone);
});

test.each([
  ['NJ', 'new-jersey'],
  ['N.J.', 'new-jersey'],
  ['nj office', 'new-jersey'],
  ['new jersey', 'new-jersey'],
  ['NY', 'new-york'],
  ['NYC', 'new-york'],
  ['New York State', 'new-york'],
  ['MD', 'maryland'],
  ['Mich.', 'Mich.'],
  ['MI', 'michigan'],
  ['Trenton, NJ 08608', 'new-jersey'],
  ['Trenton, New Jersey', 'new-jersey'],
  ['Ohio', 'Ohio'],
  ['Akron, OH 44301', 'Akron, OH 44301'],
])('reads the region %s', (text, region) => {
  expect(normalize('region', text)).toBe(region);
});

test.each([
  ['Active', 'active'],
  ['ON LEAVE', 'on-leave'],
  ['LOA', 'on-leave'],
  ['Terminated', 'left'],
  ['Leaving', 'left'],
  ['Starting', 'active'],
  ['Y', 'active'],
  ['0', 'left'],
  ['fired', 'fired'],
])('reads the status %s', (text, status) => {
  expect(normalize('status', text)).toBe(status);
});

test('reads lists of languages with other separators', () => {
  expect(normalize('languages', 'English / Spanish')).toBe('English; Spanish');
  expect(normalize('languages', 'English and Haitian Creole')).toBe('English; Haitian Creole');
});

test.each([
  ['Ann Marie Lee', 'Ann Marie', 'Lee'],
  ['Lee, Ann Marie', 'Ann Marie', 'Lee'],
  ['John Smith Jr.', 'John', 'Smith Jr.'],
  ['John Smith, III', 'John', 'Smith III'],
  ['Smith, John, Jr.', 'John', 'Smith Jr.'],
  ['Smith Jr., John', 'John', 'Smith Jr.'],
  ['Ann Lee, RN', 'Ann', 'Lee'],
  ['Lee, Ann, CNA', 'Ann', 'Lee'],
  ['Cher', '', 'Cher'],
])('splits the full name %s', (name, firstName, lastName) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
});

test.each(['a', 'T', '1 a ', 'May '])(
  'reads a long text of “%s” as a day without delay',
  (part) => {
    const text = part.repeat(5_000).trim();
    const start = process.cpuUsage();
    expect(normalize('hiredOn', text)).toBe(text);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  },
);
