import { daysAfter } from '../../contract/employees/constants';
import type { EmployeeRecord } from '../../contract/employees/form';
import { regionIds } from '../../contract/shared/regions';
import { generateThreads } from './generated-threads';

/** When somebody's certificate ends, in days from today; null: they need none. */
type Ends = number | null;

function person(
  names: readonly [first: string, last: string],
  work: readonly [title: string, region: EmployeeRecord['region'], privatePhone: string],
  languages: string[],
  [hired, ends]: readonly [hired: string, ends: Ends],
  today: string,
): EmployeeRecord {
  const [firstName, last] = names;
  const [title, region, privatePhone] = work;
  return {
    firstName,
    lastName: `${last} (sample)`,
    title,
    region,
    workPhone: null,
    workEmail: null,
    privatePhone,
    privateEmail: mailbox(firstName, last, 'mail.example'),
    languages,
    hiredOn: hired,
    certificateNumber: ends === null ? null : `SAMPLE-${privatePhone.slice(-4)}`,
    certificateExpires: ends === null ? null : daysAfter(today, ends),
    status: 'active',
    leftOn: null,
  };
}

function mailbox(firstName: string, lastName: string, host: string): string {
  return `${firstName}.${lastName}@${host}`.toLowerCase().replaceAll(' ', '');
}

/** Invented people who work for the agency, with reserved 555-01xx numbers: of some the certificate ends soon, or has ended. */
export function buildDemoEmployees(today: string): readonly EmployeeRecord[] {
  const aide = 'Home health aide';
  return [
    person(
      ['Dolores', 'Reyes'],
      [aide, 'new-york', '2125550181'],
      ['English', 'Spanish'],
      ['2019-04-08', 420],
      today,
    ),
    person(
      ['Kofi', 'Mensah'],
      ['Certified nurse aide', 'new-jersey', '9735550169'],
      ['English', 'Twi'],
      ['2021-09-13', 24],
      today,
    ),
    person(
      ['Tanya', 'Brooks'],
      ['Personal care aide', 'maryland', '4105550148'],
      ['English'],
      ['2022-01-31', -6],
      today,
    ),
    {
      ...person(
        ['Sam', 'Haddad'],
        [aide, 'michigan', '3135550127'],
        ['Arabic', 'English'],
        ['2020-06-22', 190],
        today,
      ),
      status: 'on-leave',
    },
    {
      ...person(
        ['Marie-Claire', 'Jean Baptiste'],
        ['Registered nurse', 'new-york', '7185550134'],
        ['English', 'French', 'Haitian Creole'],
        ['2017-02-06', 48],
        today,
      ),
      workEmail: mailbox('Marie-Claire', 'Jean Baptiste', 'larkspan.example'),
    },
    {
      ...person(
        ['Peter', 'Okafor'],
        ['Intake coordinator', 'new-york', '2125550116'],
        ['English', 'Yoruba'],
        ['2023-05-15', null],
        today,
      ),
      workPhone: '2125550117',
      workEmail: mailbox('Peter', 'Okafor', 'larkspan.example'),
    },
    {
      ...person(
        ['Irina', 'Volkova'],
        [aide, 'new-york', '7185550152'],
        ['English', 'Russian', 'Ukrainian'],
        ['2018-10-01', -200],
        today,
      ),
      status: 'left',
      leftOn: daysAfter(today, -120),
    },
  ];
}

const titles = ['Home health aide', 'Personal care aide', 'Certified nurse aide'] as const;
const spoken = [
  ['English'],
  ['English', 'Spanish'],
  ['English', 'Mandarin'],
  ['English', 'Arabic'],
];

/** So many invented employees, the same each time: of twenty, one has left, one is on leave, and of some the certificate ends soon. */
export function generateEmployees(count: number, today: string): EmployeeRecord[] {
  return generateThreads(count, ['nobody']).map(({ firstName, lastName }, index) => ({
    firstName,
    lastName,
    title: titles[index % titles.length] ?? titles[0],
    region: regionIds[index % regionIds.length] ?? regionIds[0],
    // A number each, of the reserved ones: an area code has a hundred.
    privatePhone: `${String(201 + Math.floor(index / 100))}55501${String(index % 100).padStart(2, '0')}`,
    privateEmail: `employee${String(index + 1)}@mail.example`,
    workPhone: null,
    workEmail: `employee${String(index + 1)}@larkspan.example`,
    languages: spoken[index % spoken.length] ?? ['English'],
    hiredOn: daysAfter('2015-01-05', index % 4_000),
    certificateNumber: `SAMPLE-${String(index + 1)}`,
    certificateExpires: daysAfter(today, (index % 700) - 10),
    status: index % 20 === 7 ? 'left' : index % 20 === 13 ? 'on-leave' : 'active',
    leftOn: index % 20 === 7 ? daysAfter(today, -(index % 300)) : null,
  }));
}
