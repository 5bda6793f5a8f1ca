import { helpDeskTypes, type HelpDeskType } from './request-types';
import { regionIds } from '../shared/regions';
import { daysFromTo, dayWithin, lastDayProblem, longestDay } from '../shared/dates/calendar-day';
import {
  choice,
  personRules,
  type FieldRule,
  type FormRules,
  type FormValues,
} from '../forms/rules';
import { mostOfOneSupply, quantityField, supplies, supplyIds, type SupplyId } from './supplies';

/** Kinds of time off. Why somebody is away is nobody's business beyond this. */
export const timeOffKinds = {
  vacation: 'Vacation',
  sick: 'Sick or safe leave',
  personal: 'Personal day',
  other: 'Other',
} as const;

/** How supplies reach the caregiver. */
export const supplyWays = {
  pickup: 'I pick them up at the office',
  mail: 'Please mail them',
} as const;

const askedFor = (...types: HelpDeskType[]) => ({ asked: { type: types } });
const howMany = 'Enter how many hours';
const hours = (text: string): string | null =>
  /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? null : 'Please enter a number of hours, for example 37.5';
/** Hours of some days, which have 24 each, and `least` of them; days that cannot be read are not counted. */
const hoursOfDays =
  (from: string, to: string, least = 0) =>
  (text: string, values: FormValues): string | null => {
    const most = 24 * (daysFromTo(values[from] ?? '', values[to] ?? '') ?? Infinity);
    const count = Number(text.replace(',', '.'));
    if (count < least) return howMany;
    return hours(text) ?? (count > most ? `These days have only ${most} hours` : null);
  };
const quantity = (id: SupplyId): FieldRule => ({
  ...askedFor('requestSupply'),
  maxLength: 4,
  // Said once, where the quantities begin.
  ...(id === supplyIds[0] && { required: noSupplies }),
  check: (text, values) =>
    !/^\d{1,2}$/.test(text) || Number(text) > mostOfOneSupply
      ? `${supplies[id]}: enter a number from 0 to ${mostOfOneSupply}`
      : id === supplyIds[0]
        ? noSupplies(values)
        : null,
});
const quantities = Object.fromEntries(
  supplyIds.map((id) => [quantityField(id), quantity(id)]),
) as Record<ReturnType<typeof quantityField>, FieldRule>;

/** What is said of a request for supplies that names none, or null. */
function noSupplies(values: FormValues): string | null {
  const isNamed =
    (values['otherSupplies'] ?? '').trim() !== '' ||
    supplyIds.some((id) => (values[quantityField(id)] ?? '').trim().replace(/^0+/, '') !== '');
  return isNamed ? null : 'Enter how many you need of at least one of the supplies';
}

/** Pay is asked about when its period has begun. */
const paid = { back: Infinity, ahead: 0 } as const;
/** Time off is asked for at most a year afterwards and two years ahead. */
const timeOff = { back: 366, ahead: 731 } as const;

/**
 * POST /helpDesk: what a caregiver asks the office for; each type asks only what it needs (product.md, "Help-desk queues").
 * @param now from which the days of pay and of time off are counted
 */
export const helpDeskRules = (now: Date) =>
  ({
    type: choice(helpDeskTypes, 'Choose what you need'),
    ...personRules,
    region: choice(regionIds, 'Choose your office'),
    subject: {
      ...askedFor('generalRequest'),
      maxLength: 150,
      required: 'Say in a few words what it is about',
    },
    message: {
      ...askedFor('generalRequest'),
      maxLength: 3000,
      lines: true,
      required: 'Write what you need',
    },
    periodFrom: {
      ...askedFor('payStub', 'payroll'),
      maxLength: longestDay,
      required: 'Enter the first day of the pay period',
      check: dayWithin(now, paid),
    },
    periodTo: {
      ...askedFor('payStub', 'payroll'),
      maxLength: longestDay,
      required: 'Enter the last day of the pay period',
      check: lastDayProblem('periodFrom'),
    },
    hoursWorked: {
      ...askedFor('payroll'),
      maxLength: 6,
      required: 'Enter the hours you worked',
      check: hoursOfDays('periodFrom', 'periodTo'),
    },
    hoursPaid: {
      ...askedFor('payroll'),
      maxLength: 6,
      required: 'Enter the hours you were paid for, 0 if none',
      check: hoursOfDays('periodFrom', 'periodTo'),
    },
    payProblem: {
      ...askedFor('payroll'),
      maxLength: 2000,
      lines: true,
      required: 'Say what is wrong with the pay',
    },
    ...quantities,
    otherSupplies: {
      ...askedFor('requestSupply'),
      maxLength: 500,
      lines: true,
    },
    supplyWay: {
      ...choice(Object.keys(supplyWays), 'Choose how you get them'),
      ...askedFor('requestSupply'),
    },
    supplyAddress: {
      asked: { type: ['requestSupply'], supplyWay: ['mail'] },
      maxLength: 300,
      lines: true,
      required: 'Enter the address to mail them to',
    },
    timeOffKind: {
      ...choice(Object.keys(timeOffKinds), 'Choose the kind of time off'),
      ...askedFor('requestPto'),
    },
    firstDay: {
      ...askedFor('requestPto'),
      maxLength: longestDay,
      required: 'Enter the first day off',
      check: dayWithin(now, timeOff),
    },
    lastDay: {
      ...askedFor('requestPto'),
      maxLength: longestDay,
      required: 'Enter the last day off',
      check: lastDayProblem('firstDay'),
    },
    timeOffHours: {
      ...askedFor('requestPto'),
      maxLength: 6,
      required: howMany,
      check: hoursOfDays('firstDay', 'lastDay', 0.01),
    },
    note: { ...askedFor('payStub', 'requestSupply', 'requestPto'), maxLength: 1000, lines: true },
  }) as const satisfies FormRules;

export type HelpDeskField = keyof ReturnType<typeof helpDeskRules>;
