import type { LabeledValue } from '../../../contract/shared/schema/fields';
import { parseDay } from '../../../contract/shared/dates/calendar-day';
import {
  supplyDeliveryMethods,
  timeOffKinds,
  type HelpDeskField,
} from '../../../contract/help-desk/form';
import type { personRules } from '../../../contract/forms/rules';
import { getQuantityField, supplies, supplyIds } from '../../../contract/help-desk/constants';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { payHoursLabels } from '../../../contract/help-desk/constants';
import { dayFields, formatQuantity } from './request-data';
import { toFormDetails, type FormLabels } from '../../forms/form-fields';

export const requestTypeLabels: Readonly<Record<HelpDeskType, string>> = {
  generalRequest: 'General request',
  payStub: 'Pay stub',
  payroll: 'Payroll question',
  requestSupply: 'Supplies',
  requestPto: 'Time off (PTO)',
};

/** Stored in columns of their own. */
type ColumnField = 'type' | 'region' | keyof typeof personRules;

/** Fails to compile if a form field has no label, because the office would not see its answer. */
type LabeledField = Exclude<HelpDeskField, ColumnField | ReturnType<typeof getQuantityField>>;

/** In the form's order. */
export const requestFormLabels: FormLabels = {
  labels: {
    subject: 'Subject',
    message: 'Message',
    periodFrom: 'Pay period from',
    periodTo: 'Pay period to',
    ...payHoursLabels,
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
  } satisfies Record<LabeledField, string>,
  choices: { supplyWay: supplyDeliveryMethods, timeOffKind: timeOffKinds },
};

/** A request as labels and values, without supplies that were not ordered. */
export function toRequestDetails(answers: Readonly<Record<string, string>>): LabeledValue[] {
  const formatted = Object.entries(answers).map(([field, value]) => {
    if (field.startsWith('quantity-')) return [field, formatQuantity(value)];
    return [field, dayFields.some((day) => day === field) ? formatDay(value) : value];
  });
  return toFormDetails(requestFormLabels, Object.fromEntries(formatted) as Record<string, string>);
}

/** '11/20/2026' becomes 'Fri, Nov 20, 2026'. */
function formatDay(text: string): string {
  return (
    parseDay(text)?.toLocaleDateString('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    }) ?? text
  );
}
