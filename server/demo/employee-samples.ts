import { parseEmployee, type EmployeeRecord } from '../../contract/employees/form';
import { addDays } from '../../contract/shared/dates/calendar-day';
import { regionIds } from '../../contract/shared/regions';
import { generateThreads } from './generate-threads';

type Sample = Pick<
  EmployeeRecord,
  'firstName' | 'lastName' | 'title' | 'region' | 'privatePhone' | 'languages' | 'hiredOn'
> &
  Partial<EmployeeRecord> & {
    certificateDays?: number;
  };

const aide = 'Home health aide';

/** Active, with every optional field empty, so that a new one needs no sample. */
const emptyEmployee = parseEmployee({});

/** Fictional employees with reserved 555-01xx numbers. Some certificates have expired or expire soon. */
export function buildDemoEmployees(today: string): readonly EmployeeRecord[] {
  const samples: Sample[] = [
    {
      firstName: 'Dolores',
      lastName: 'Reyes',
      title: aide,
      region: 'new-york',
      privatePhone: '2125550181',
      languages: ['English', 'Spanish'],
      hiredOn: '2019-04-08',
      certificateDays: 420,
    },
    {
      firstName: 'Kofi',
      lastName: 'Mensah',
      title: 'Certified nurse aide',
      region: 'new-jersey',
      privatePhone: '9735550169',
      languages: ['English', 'Twi'],
      hiredOn: '2021-09-13',
      certificateDays: 24,
    },
    {
      firstName: 'Tanya',
      lastName: 'Brooks',
      title: 'Personal care aide',
      region: 'maryland',
      privatePhone: '4105550148',
      privateEmail: 'tanya@mail.example',
      languages: ['English'],
      hiredOn: '2022-01-31',
      certificateDays: -6,
    },
    {
      firstName: 'Sam',
      lastName: 'Haddad',
      title: aide,
      region: 'michigan',
      privatePhone: '3135550127',
      languages: ['Arabic', 'English'],
      hiredOn: '2020-06-22',
      status: 'on-leave',
      certificateDays: 190,
    },
    {
      firstName: 'Marie-Claire',
      lastName: 'Jean Baptiste',
      title: 'Registered nurse',
      region: 'new-york',
      privatePhone: '7185550134',
      workEmail: 'marie-claire.jeanbaptiste@larkspan.example',
      languages: ['English', 'French', 'Haitian Creole'],
      hiredOn: '2017-02-06',
      certificateDays: 48,
    },
    {
      firstName: 'Peter',
      lastName: 'Okafor',
      title: 'Intake coordinator',
      region: 'new-york',
      privatePhone: '2125550116',
      workPhone: '2125550117',
      workEmail: 'peter.okafor@larkspan.example',
      languages: ['English', 'Yoruba'],
      hiredOn: '2023-05-15',
    },
    {
      firstName: 'Irina',
      lastName: 'Volkova',
      title: aide,
      region: 'new-york',
      privatePhone: '7185550152',
      languages: ['English', 'Russian', 'Ukrainian'],
      hiredOn: '2018-10-01',
      status: 'left',
      leftOn: addDays(today, -120),
      certificateDays: -200,
    },
  ];
  return samples.map(({ certificateDays, ...sample }) => {
    const { firstName, lastName, privatePhone } = sample;
    const hasCertificate = certificateDays !== undefined;
    return {
      ...emptyEmployee,
      privateEmail: `${firstName}.${lastName}@mail.example`.toLowerCase().replaceAll(' ', ''),
      certificateNumber: hasCertificate ? `SAMPLE-${privatePhone.slice(-4)}` : null,
      certificateExpires: hasCertificate ? addDays(today, certificateDays) : null,
      ...sample,
      lastName: `${lastName} (sample)`,
    };
  });
}

const titles = [aide, 'Personal care aide', 'Certified nurse aide'];
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
