import type { Detail } from '../../../contract/shared/schema/fields';
import { readDay } from '../../../contract/shared/dates/calendar-day';
import { supplyWays, timeOffKinds, type HelpDeskField } from '../../../contract/help-desk/form';
import type { personRules } from '../../../contract/forms/rules';
import {
  quantityField,
  supplies,
  supplyIds,
  type HelpDeskType,
  payHours,
} from '../../../contract/help-desk/constants';
import { days } from './request-data';
import { detailsOf, type FormWords } from '../../forms/form-details';

/** Each kind of request in words. */
export const helpDeskKinds: Readonly<Record<HelpDeskType, string>> = {
  generalRequest: 'General request',
  payStub: 'Pay stub',
  payroll: 'Payroll question',
  requestSupply: 'Supplies',
  requestPto: 'Time off (PTO)',
};

/** What is kept in columns of its own, or shown as what the request is. */
type OfRequest = 'type' | 'region' | keyof typeof personRules;

/** A field without its name here would be taken from the caregiver and shown to nobody. */
type Asked = Exclude<HelpDeskField, OfRequest | ReturnType<typeof quantityField>>;

/** What can be asked, beside who asks, in the form's order. */
export const helpDeskWords: FormWords = {
  labels: {
    subject: 'Subject',
    message: 'Message',
    periodFrom: 'Pay period from',
    periodTo: 'Pay period to',
    ...payHours,
    payProblem: 'What is wrong',
    ...Object.fromEntries(supplyIds.map((id) => [quantityField(id), supplies[id]])),
    otherSupplies: 'Other supplies',
    supplyWay: 'How to get them',
    supplyAddress: 'Mail to',
    timeOffKind: 'Kind of time off',
    firstDay: 'First day',
    lastDay: 'Last day',
    timeOffHours: 'Hours',
    note: 'Note',
  } satisfies Record<Asked, string>,
  choices: { supplyWay: supplyWays, timeOffKind: timeOffKinds },
};

/** A request in words: days as people write them, and only the supplies that are wanted. */
export function helpDeskDetails(answers: Readonly<Record<string, string>>): Detail[] {
  const shown = Object.entries(answers).map(([name, value]) => {
    if (name.startsWith('quantity-')) return [name, Number(value) > 0 ? String(Number(value)) : ''];
    return [name, isDay(name) && value !== '' ? dayInWords(value) : value];
  });
  return detailsOf(helpDeskWords, Object.fromEntries(shown) as Record<string, string>);
}

function isDay(name: string): boolean {
  return days.some((day) => day === name);
}

/** A checked day, however it was written: '11/20/2026' -> 'Fri, Nov 20, 2026'. */
function dayInWords(day: string): string {
  const date = readDay(day);
  if (date === null) return day;
  return date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}
