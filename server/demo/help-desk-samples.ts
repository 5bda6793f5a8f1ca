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
  const request = (
    hoursAgo: number,
    type: HelpDeskType,
    person: Person,
    reviewedAfter: number | null,
    answers: DemoRequest['answers'],
  ): DemoRequest => {
    const review = reviewedAfter === null ? null : { afterHours: reviewedAfter };
    return { type, person, answers, hoursAgo, review };
  };
  return [
    request(3, 'requestSupply', dolores, null, {
      'quantity-gloves-medium': '2',
      'quantity-masks': '1',
      supplyWay: 'pickup',
    }),
    request(9, 'requestPto', kofi, null, {
      timeOffKind: 'vacation',
      firstDay: day(31),
      lastDay: day(34),
      timeOffHours: '32',
      note: 'My sister is visiting from Accra.',
    }),
    request(16, 'payStub', tanya, null, {
      periodFrom: day(-50),
      periodTo: day(-36),
      note: 'For a loan application.',
    }),
    request(22, 'payroll', sam, null, {
      periodFrom: day(-35),
      periodTo: day(-20),
      hoursWorked: '62.5',
      hoursPaid: '58',
      payProblem: 'The Saturday visit of 4.5 hours is missing.',
    }),
    request(30, 'generalRequest', tanya, null, {
      subject: 'A new badge',
      message: 'The clip of my badge is broken.\nCan I pick up a new one at the office on Friday?',
    }),
    request(41, 'requestPto', dolores, 5, {
      timeOffKind: 'personal',
      firstDay: day(7),
      lastDay: day(7),
      timeOffHours: '8',
    }),
    request(50, 'requestSupply', sam, 20, {
      'quantity-hand-gel': '3',
      'quantity-aprons': '1',
      otherSupplies: 'A permanent marker',
      supplyWay: 'mail',
      supplyAddress: '12 Sample Street\nDetroit, MI 48226',
    }),
    request(64, 'payStub', kofi, 3, { periodFrom: day(-65), periodTo: day(-51) }),
    request(80, 'generalRequest', sam, 2, {
      subject: 'Change of address',
      message: 'I have moved. Please call me for the new address.',
    }),
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
