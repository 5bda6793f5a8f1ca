import { parseEmployee, type EmployeeRecord } from '../../contract/employees/form';
import { addDays } from '../../contract/shared/dates/calendar-day';
import { regionIds } from '../../contract/shared/regions';
import { generateThreads } from './generate-threads';

const [aide, nurseAide, careAide] = [
  'Home health aide',
  'Certified nurse aide',
  'Personal care aide',
] as const;

/** Active, with every optional field empty, so that a new one needs no sample. */
const emptyEmployee = parseEmployee({});

/** Name, title, region, phone, language besides English, first day, and days until the certificate expires. */
const samples = [
  ['Dolores Reyes', aide, 'new-york', '2125550181', 'Spanish', '2019-04-08', 420],
  ['Kofi Mensah', nurseAide, 'new-jersey', '9735550169', 'Twi', '2021-09-13', 24],
  ['Tanya Brooks', careAide, 'maryland', '4105550148', null, '2022-01-31', -6],
  ['Sam Haddad', aide, 'michigan', '3135550127', 'Arabic', '2020-06-22', 190],
  ['Marie-Claire Jean', 'Registered nurse', 'new-york', '7185550134', 'French', '2017-02-06', 48],
  ['Peter Okafor', 'Intake coordinator', 'new-york', '2125550116', 'Yoruba', '2023-05-15', null],
  ['Irina Volkova', aide, 'new-york', '7185550152', 'Russian', '2018-10-01', -200],
] as const;

/** Fictional employees with reserved 555-01xx numbers. Some certificates have expired or expire soon. */
export function buildDemoEmployees(today: string): readonly EmployeeRecord[] {
  const others: Readonly<Record<string, Partial<EmployeeRecord>>> = {
    Sam: { status: 'on-leave' },
    'Marie-Claire': { workEmail: 'marie-claire.jean@larkspan.example' },
    Peter: { workEmail: 'peter.okafor@larkspan.example', workPhone: '2125550117' },
    Irina: { status: 'left', leftOn: addDays(today, -120) },
  };
  return samples.map(([name, title, region, privatePhone, language, hiredOn, certificateDays]) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const hasCertificate = certificateDays !== null;
    return {
      ...emptyEmployee,
      ...{ firstName, lastName: `${lastName} (sample)`, title, region, privatePhone, hiredOn },
      privateEmail: `${firstName}.${lastName}@mail.example`.toLowerCase(),
      languages: language === null ? ['English'] : ['English', language].sort(),
      certificateNumber: hasCertificate ? `SAMPLE-${privatePhone.slice(-4)}` : null,
      certificateExpires: hasCertificate ? addDays(today, certificateDays) : null,
      ...others[firstName],
    };
  });
}

const titles = [aide, careAide, nurseAide];
const languages = [['English'], ['English', 'Spanish'], ['English', 'Mandarin']];

/** Generates employees, always the same. Of twenty, one has left and one is on leave. */
export function generateEmployees(count: number, today: string): EmployeeRecord[] {
  return generateThreads(count, ['nobody']).map(({ firstName, lastName }, index) => {
    const hasLeft = index % 20 === 7;
    return {
      ...emptyEmployee,
      firstName,
      lastName,
      title: titles[index % titles.length] ?? aide,
      region: regionIds[index % regionIds.length] ?? regionIds[0],
      // Each area code has a hundred reserved numbers.
      privatePhone: `${String(201 + Math.floor(index / 100))}55501${String(index % 100).padStart(2, '0')}`,
      privateEmail: `employee${String(index + 1)}@mail.example`,
      workEmail: `employee${String(index + 1)}@larkspan.example`,
      languages: languages[index % languages.length] ?? ['English'],
      hiredOn: addDays('2015-01-05', index % 4_000),
      certificateNumber: `SAMPLE-${String(index + 1)}`,
      certificateExpires: addDays(today, (index % 700) - 10),
      status: hasLeft ? 'left' : index % 20 === 13 ? 'on-leave' : 'active',
      leftOn: hasLeft ? addDays(today, -(index % 300)) : null,
    };
  });
}
