import type { HelpDeskType } from '../../contract/help-desk/request-types';
import type { RegionId } from '../../contract/shared/regions';
import type { Person } from '../inbox/threads/queries';

export type DemoRequest = {
  type: HelpDeskType;
  person: Person;
  /** What the form would have said. */
  answers: Readonly<Record<string, string>>;
  hoursAgo: number;
  /** Hours until the office reviewed it; null: it waits. */
  reviewedAfter: number | null;
};

function caregiver(
  firstName: string,
  lastName: string,
  contact: string,
  region: RegionId,
  email: string | null = null,
): Person {
  return { firstName, lastName: `${lastName} (sample)`, contact, region, email };
}

const dolores = caregiver('Dolores', 'Reyes', '2125550181', 'new-york', 'dolores@mail.example');
const kofi = caregiver('Kofi', 'Mensah', '9735550169', 'new-jersey');
const tanya = caregiver('Tanya', 'Brooks', '4105550148', 'maryland', 'tanya@mail.example');
const sam = caregiver('Sam', 'Haddad', '3135550127', 'michigan');

/**
 * Invented caregivers with reserved 555-01xx numbers and what they ask for, newest first.
 * @param now the days they name lie around it
 */
export function buildDemoRequests(now: Date): readonly DemoRequest[] {
  const day = (offset: number): string =>
    new Date(now.getTime() + offset * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return [
    {
      type: 'requestSupply',
      person: dolores,
      answers: { 'quantity-gloves-medium': '2', 'quantity-masks': '1', supplyWay: 'pickup' },
      hoursAgo: 3,
      reviewedAfter: null,
    },
    {
      type: 'requestPto',
      person: kofi,
      answers: {
        timeOffKind: 'vacation',
        firstDay: day(31),
        lastDay: day(34),
        timeOffHours: '32',
        note: 'My sister comes from Accra.',
      },
      hoursAgo: 9,
      reviewedAfter: null,
    },
    {
      type: 'payStub',
      person: tanya,
      answers: { periodFrom: day(-50), periodTo: day(-36), note: 'For a loan application.' },
      hoursAgo: 16,
      reviewedAfter: null,
    },
    {
      type: 'payroll',
      person: sam,
      answers: {
        periodFrom: day(-35),
        periodTo: day(-20),
        hoursWorked: '62.5',
        hoursPaid: '58',
        payProblem: 'The Saturday visit of four and a half hours is missing.',
      },
      hoursAgo: 22,
      reviewedAfter: null,
    },
    {
      type: 'generalRequest',
      person: tanya,
      answers: {
        subject: 'A new badge',
        message: 'The clip of my badge is broken.\nCan I have a new one at the office on Friday?',
      },
      hoursAgo: 30,
      reviewedAfter: null,
    },
    {
      type: 'requestPto',
      person: dolores,
      answers: {
        timeOffKind: 'personal',
        firstDay: day(7),
        lastDay: day(7),
        timeOffHours: '8',
      },
      hoursAgo: 41,
      reviewedAfter: 5,
    },
    {
      type: 'requestSupply',
      person: sam,
      answers: {
        'quantity-hand-gel': '3',
        'quantity-aprons': '1',
        otherSupplies: 'A pen that writes on gloves boxes',
        supplyWay: 'mail',
        supplyAddress: '12 Sample Street\nDetroit, MI 48226',
      },
      hoursAgo: 50,
      reviewedAfter: 20,
    },
    {
      type: 'payStub',
      person: kofi,
      answers: { periodFrom: day(-65), periodTo: day(-51) },
      hoursAgo: 64,
      reviewedAfter: 3,
    },
    {
      type: 'generalRequest',
      person: sam,
      answers: {
        subject: 'Change of address',
        message: 'I have moved. Please call me, then I tell you the new address.',
      },
      hoursAgo: 80,
      reviewedAfter: 2,
    },
  ];
}
