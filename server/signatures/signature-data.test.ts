import { expect, expectTypeOf, test } from 'vitest';
import type { Employee } from '../../contract/employees/schema';
import type { WorkProfile } from '../../contract/signatures/schema';
import { testRegions } from '../testing/samples/region-records';
import { buildSignatureData } from './signature-data';

const ada: WorkProfile = {
  id: 'e1',
  firstName: 'Ada',
  lastName: 'Lee',
  title: 'Nurse',
  region: 'maryland',
  workPhone: '4105550136',
  workEmail: 'ada@agency.example',
  photo: null,
};
const office = testRegions.maryland;
const options = { siteUrl: 'https://agency.example', withPhone: true, photo: null };

test('contains the work phone beside the office phone, unless it is left out', () => {
  expect(buildSignatureData(ada, office, options)).toMatchObject({
    direct: '(410) 555-0136',
    office: office.phone,
    email: 'ada@agency.example',
  });
  expect(buildSignatureData(ada, office, { ...options, withPhone: false }).direct).toBeNull();
});

test('contains the phone and e-mail of the office without work contact', () => {
  const aide = { ...ada, workPhone: null, workEmail: null };
  expect(buildSignatureData(aide, office, options)).toMatchObject({
    direct: null,
    office: office.phone,
    email: office.email,
  });
});

test('does not accept a record with private contact', () => {
  expectTypeOf<Employee>().not.toExtend<Parameters<typeof buildSignatureData>[0]>();
});
