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
const asked = { siteUrl: 'https://agency.example', withPhone: true, photo: null };

test('work contact stands beside the office number, unless it is left out', () => {
  expect(buildSignatureData(ada, office, asked)).toMatchObject({
    direct: '(410) 555-0136',
    office: office.phone,
    email: 'ada@agency.example',
  });
  expect(buildSignatureData(ada, office, { ...asked, withPhone: false }).direct).toBeNull();
});

test('without work contact the signature has the office’s phone and e-mail', () => {
  const aide = { ...ada, workPhone: null, workEmail: null };
  expect(buildSignatureData(aide, office, asked)).toMatchObject({
    direct: null,
    office: office.phone,
    email: office.email,
  });
});

test('a record with private contact is a type error as the subject of a signature', () => {
  expectTypeOf<Employee>().not.toExtend<Parameters<typeof buildSignatureData>[0]>();
});
