import {
  helpDeskTypes,
  maxSupplyQuantity,
  getQuantityField,
  supplies,
  supplyIds,
  type HelpDeskType,
  type SupplyId,
} from './constants';
import {
  choiceRule,
  consentRule,
  personRules,
  type FieldRule,
  type FormRules,
  type FormValues,
} from '../forms/rules';
import { countDays, checkDayRange, checkLastDay, maxDayLength } from '../shared/dates/calendar-day';
import { regionIds } from '../shared/regions';

/** The kind is all that is asked about time off, because the reason is private. */
export const timeOffKinds = {
  vacation: 'Vacation',
  sick: 'Sick or safe leave',
  personal: 'Personal day',
  other: 'Other',
} as const;

export const supplyDeliveryMethods = {
  pickup: 'I’ll pick them up at the office',
  mail: 'Mail them to me',
} as const;

const showFor = (...types: HelpDeskType[]) => ({ showWhen: { type: types } });

const multiline = (maxLength: number, required?: string): FieldRule => ({
  maxLength,
  isMultiline: true,
  required,
});

const dayRule = (required: string, check: NonNullable<FieldRule['check']>): FieldRule => ({
  maxLength: maxDayLength,
  required,
  check,
});

const noHours = 'Enter the number of hours';

/** Hours: at least `min`, and at most 24 for each day between the fields `from` and `to`. */
const hoursRule = (required: string, from: string, to: string, min = 0): FieldRule => ({
  maxLength: 6,
  required,
  check: (text, values) => {
    const max = 24 * (countDays(values[from] ?? '', values[to] ?? '') ?? Infinity);
    const hours = Number(text.replace(',', '.'));
    if (hours < min) return noHours;
    if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text))
      return 'Please enter a number of hours, for example 37.5';
    return hours > max ? `These days have only ${max} hours` : null;
  },
});

/** The error of an order without supplies is shown at the first quantity. */
const quantityRule = (id: SupplyId): FieldRule => ({
  ...showFor('requestSupply'),
  maxLength: 4,
  ...(id === supplyIds[0] && { required: checkOrder }),
  check: (text, values) => {
    if (!/^\d{1,2}$/.test(text) || Number(text) > maxSupplyQuantity)
      return `${supplies[id]}: enter a number from 0 to ${maxSupplyQuantity}`;
    return id === supplyIds[0] ? checkOrder(values) : null;
  },
});
const quantityRules = Object.fromEntries(
  supplyIds.map((id) => [getQuantityField(id), quantityRule(id)]),
) as Record<ReturnType<typeof getQuantityField>, FieldRule>;

function checkOrder(values: FormValues): string | null {
  const hasSupplies =
    (values['otherSupplies'] ?? '').trim() !== '' ||
    supplyIds.some((id) => (values[getQuantityField(id)] ?? '').trim().replace(/^0+/, '') !== '');
  return hasSupplies ? null : 'Enter how many you need of at least one of the supplies';
}

/** A pay period can't start in the future. */
const payRange = { back: Infinity, ahead: 0 } as const;
/** Time off can be requested up to a year afterwards and two years ahead. */
const timeOffRange = { back: 366, ahead: 731 } as const;

/** POST /helpDesk. @param now decides which days are plausible */
export const getHelpDeskRules = (now: Date) =>
  ({
    type: choiceRule(helpDeskTypes, 'Choose what you need'),
    ...personRules,
    region: choiceRule(regionIds, 'Choose your office'),
    subject: {
      ...showFor('generalRequest'),
      maxLength: 150,
      required: 'Enter what it’s about in a few words',
    },
    message: { ...showFor('generalRequest'), ...multiline(3000, 'Write what you need') },
    periodFrom: {
      ...showFor('payStub', 'payroll'),
      ...dayRule('Enter the first day of the pay period', checkDayRange(now, payRange)),
    },
    periodTo: {
      ...showFor('payStub', 'payroll'),
      ...dayRule('Enter the last day of the pay period', checkLastDay('periodFrom')),
    },
    hoursWorked: {
      ...showFor('payroll'),
      ...hoursRule('Enter the hours you worked', 'periodFrom', 'periodTo'),
    },
    hoursPaid: {
      ...showFor('payroll'),
      ...hoursRule('Enter the hours you were paid for, 0 if none', 'periodFrom', 'periodTo'),
    },
    payProblem: { ...showFor('payroll'), ...multiline(2000, 'Tell us what’s wrong with your pay') },
    ...quantityRules,
    otherSupplies: { ...showFor('requestSupply'), ...multiline(500) },
    supplyWay: {
      ...showFor('requestSupply'),
      ...choiceRule(Object.keys(supplyDeliveryMethods), 'Choose how to get them'),
    },
    supplyAddress: {
      showWhen: { type: ['requestSupply'], supplyWay: ['mail'] },
      ...multiline(300, 'Enter the address to mail them to'),
    },
    timeOffKind: {
      ...showFor('requestPto'),
      ...choiceRule(Object.keys(timeOffKinds), 'Choose the kind of time off'),
    },
    firstDay: {
      ...showFor('requestPto'),
      ...dayRule('Enter the first day off', checkDayRange(now, timeOffRange)),
    },
    lastDay: {
      ...showFor('requestPto'),
      ...dayRule('Enter the last day off', checkLastDay('firstDay')),
    },
    timeOffHours: {
      ...showFor('requestPto'),
      ...hoursRule(noHours, 'firstDay', 'lastDay', 0.01),
    },
    note: { ...showFor('payStub', 'requestSupply', 'requestPto'), ...multiline(1000) },
    consent: consentRule,
  }) as const satisfies FormRules;

type Field = keyof ReturnType<typeof getHelpDeskRules>;
type ColumnField = 'type' | 'region' | 'consent' | keyof typeof personRules;
type LabeledField = Exclude<Field, ColumnField | ReturnType<typeof getQuantityField>>;

/** The office's label of each answer, in the order of the form. An answer without a label would not be shown. */
export const requestLabels = {
  subject: 'Subject',
  message: 'Message',
  periodFrom: 'Pay period from',
  periodTo: 'Pay period to',
  hoursWorked: 'Hours worked',
  hoursPaid: 'Hours paid',
  payProblem: 'What is wrong',
  ...Object.fromEntries(supplyIds.map((id) => [getQuantityField(id), supplies[id]])),
  otherSupplies: 'Other supplies',
  supplyWay: 'How to get them',
  supplyAddress: 'Mail to',
  timeOffKind: 'Kind of time off',
  firstDay: 'First day',
  lastDay: 'Last day',
  timeOffHours: 'Hours',
  note: 'Note',
} satisfies Record<LabeledField, string>;
