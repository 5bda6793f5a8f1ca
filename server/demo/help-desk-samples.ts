import { addDays } from '../../contract/shared/dates/calendar-day';
import { helpDeskTypes, type HelpDeskType } from '../../contract/help-desk/constants';
import type { RegionId } from '../../contract/shared/regions';
import type { Person } from '../services/forms/submitter';
import { generateThreads } from './generate-threads';

export type DemoRequest = {
  type: HelpDeskType;
  person: Person;
  answers: Readonly<Record<string, string>>;
  hoursAgo: number;
  /** Null: not reviewed. Time off is approved or declined. */
  review: { afterHours: number; isDeclined?: boolean } | null;
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

export function buildDemoRequests(now: Date): readonly DemoRequest[] {
  const today = now.toISOString().slice(0, 10);
  const day = (offset: number) => addDays(today, offset);
  return [
    {
      type: 'requestSupply',
      person: dolores,
      answers: { 'quantity-gloves-medium': '2', 'quantity-masks': '1', supplyWay: 'pickup' },
      hoursAgo: 3,
      review: null,
    },
    {
      type: 'requestPto',
      person: kofi,
      answers: {
        timeOffKind: 'vacation',
        firstDay: day(31),
        lastDay: day(34),
        timeOffHours: '32',
        note: 'My sister is visiting from Accra.',
      },
      hoursAgo: 9,
      review: null,
    },
    {
      type: 'payStub',
      person: tanya,
      answers: { periodFrom: day(-50), periodTo: day(-36), note: 'For a loan application.' },
      hoursAgo: 16,
      review: null,
    },
    {
      type: 'payroll',
      person: sam,
      answers: {
        periodFrom: day(-35),
        periodTo: day(-20),
        hoursWorked: '62.5',
        hoursPaid: '58',
        payProblem: 'The Saturday visit of 4.5 hours is missing.',
      },
      hoursAgo: 22,
      review: null,
    },
    {
      type: 'generalRequest',
      person: tanya,
      answers: {
        subject: 'A new badge',
        message:
          'The clip of my badge is broken.\nCan I pick up a new one at the office on Friday?',
      },
      hoursAgo: 30,
      review: null,
    },
    {
      type: 'requestPto',
      person: dolores,
      answers: { timeOffKind: 'personal', firstDay: day(7), lastDay: day(7), timeOffHours: '8' },
      hoursAgo: 41,
      review: { afterHours: 5 },
    },
    {
      type: 'requestSupply',
      person: sam,
      answers: {
        'quantity-hand-gel': '3',
        'quantity-aprons': '1',
        otherSupplies: 'A permanent marker',
        supplyWay: 'mail',
        supplyAddress: '12 Sample Street\nDetroit, MI 48226',
      },
      hoursAgo: 50,
      review: { afterHours: 20 },
    },
    {
      type: 'payStub',
      person: kofi,
      answers: { periodFrom: day(-65), periodTo: day(-51) },
      hoursAgo: 64,
      review: { afterHours: 3 },
    },
    {
      type: 'generalRequest',
      person: sam,
      answers: {
        subject: 'Change of address',
        message: 'I have moved. Please call me for the new address.',
      },
      hoursAgo: 80,
      review: { afterHours: 2 },
    },
  ];
}

/** Generates requests for each queue, an hour apart. One in ten waits, and one in ten of time off is declined. */
export function generateRequests(count: number, now: Date): DemoRequest[] {
  const people = generateThreads(count, []);
  const samples = buildDemoRequests(now);
  return helpDeskTypes.flatMap((type) => {
    const answers = samples.find((request) => request.type === type)?.answers ?? {};
    return people.map((person, index) => ({
      type,
      person,
      answers,
      hoursAgo: index + 1,
      review: index % 10 === 0 ? null : { afterHours: 1, isDeclined: index % 10 === 9 },
    }));
  });
}
