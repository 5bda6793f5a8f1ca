import Type, { type Static } from 'typebox';
import { getQuantityField, supplyIds } from './constants';
import { supplyDeliveryMethods, timeOffKinds } from './form';
import { toIsoDay } from '../shared/dates/calendar-day';
import { calendarDate, keyEnum, nullable, stringEnum } from '../shared/schema/fields';

const findKey = <Key extends string>(labels: Readonly<Record<Key, string>>, text?: string) =>
  (Object.keys(labels) as Key[]).find((key) => key === text) ?? null;

/** The structured data of a request, for columns, calendar, and reordering. Null for fields of other types. */
export const RequestData = Type.Object({
  subject: nullable(Type.String()),
  period: nullable(Type.Object({ from: calendarDate, to: calendarDate })),
  hours: nullable(
    Type.Object({ worked: Type.Number(), paid: Type.Number() }, { description: 'Of a pay period' }),
  ),
  supplies: Type.Array(Type.Object({ id: stringEnum(supplyIds), quantity: Type.Integer() })),
  otherSupplies: nullable(Type.String()),
  supplyWay: nullable(keyEnum(supplyDeliveryMethods)),
  supplyAddress: nullable(Type.String({ description: 'Mailing address' })),
  timeOff: nullable(
    Type.Object({
      kind: keyEnum(timeOffKinds),
      firstDay: calendarDate,
      lastDay: calendarDate,
      hours: Type.Number(),
    }),
  ),
});
export type RequestData = Static<typeof RequestData>;

type Answers = Readonly<Record<string, string>>;

export const dayFields = ['periodFrom', 'periodTo', 'firstDay', 'lastDay'];
const hourFields = ['hoursWorked', 'hoursPaid', 'timeOffHours'];
const textFields = ['subject', 'otherSupplies', 'supplyWay', 'supplyAddress', 'timeOffKind'];

/** The answers that request data is made of: days as YYYY-MM-DD, numbers with a decimal point, without empty answers. */
export function normalizeAnswers(answers: Answers): Record<string, string> {
  const normalize = (fields: readonly string[], format: (text: string) => string) =>
    fields.map((field) => [field, format(answers[field] ?? '')] as const);
  const entries = [
    ...normalize(dayFields, toIsoDay),
    ...normalize(hourFields, (text) => text.replace(',', '.')),
    ...normalize(supplyIds.map(getQuantityField), formatQuantity),
    ...normalize(textFields, (text) => text),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export function formatQuantity(text: string): string {
  return Number(text) > 0 ? String(Number(text)) : '';
}

export function toRequestData(answers: Answers): RequestData {
  const { periodFrom, periodTo, hoursWorked, hoursPaid, firstDay, lastDay, timeOffHours } = answers;
  const kind = findKey(timeOffKinds, answers['timeOffKind']);
  return {
    subject: answers['subject'] ?? null,
    period: periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null,
    hours:
      hoursWorked && hoursPaid ? { worked: Number(hoursWorked), paid: Number(hoursPaid) } : null,
    supplies: supplyIds.flatMap((id) => {
      const quantity = Number(answers[getQuantityField(id)] ?? 0);
      return quantity > 0 ? [{ id, quantity }] : [];
    }),
    otherSupplies: answers['otherSupplies'] ?? null,
    supplyWay: findKey(supplyDeliveryMethods, answers['supplyWay']),
    supplyAddress: answers['supplyAddress'] ?? null,
    timeOff:
      kind && firstDay && lastDay
        ? { kind, firstDay, lastDay, hours: Number(timeOffHours ?? 0) }
        : null,
  };
}
