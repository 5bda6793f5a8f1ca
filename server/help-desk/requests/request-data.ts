import { parseDay } from '../../../contract/shared/dates/calendar-day';
import { supplyDeliveryMethods, timeOffKinds } from '../../../contract/help-desk/form';
import { getQuantityField, supplyIds } from '../../../contract/help-desk/constants';
import type { RequestData } from '../../../contract/help-desk/schema';

export const dayFields = ['periodFrom', 'periodTo', 'firstDay', 'lastDay'] as const;
const hourFields = ['hoursWorked', 'hoursPaid', 'timeOffHours'] as const;
const textFields = [
  'subject',
  'otherSupplies',
  'supplyWay',
  'supplyAddress',
  'timeOffKind',
] as const;

type DataField =
  | (typeof dayFields | typeof hourFields | typeof textFields)[number]
  | ReturnType<typeof getQuantityField>;

/** The answers that request data is made of: days as YYYY-MM-DD, numbers with a decimal point, without empty answers. */
export function normalizeAnswers(
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const normalize = (fields: readonly string[], format: (text: string) => string) =>
    fields.map((field) => [field, format(answers[field] ?? '')] as const);
  const entries = [
    ...normalize(dayFields, (text) => parseDay(text)?.toISOString().slice(0, 10) ?? ''),
    ...normalize(hourFields, (text) => text.replace(',', '.')),
    ...normalize(supplyIds.map(getQuantityField), formatQuantity),
    ...normalize(textFields, (text) => text),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** '' for none. */
export function formatQuantity(text: string): string {
  return Number(text) > 0 ? String(Number(text)) : '';
}

/** Reads the structured data from normalized answers. */
export function toRequestData(answers: Readonly<Partial<Record<DataField, string>>>): RequestData {
  const { periodFrom, periodTo, hoursWorked, hoursPaid, firstDay, lastDay, timeOffHours } = answers;
  const kind = findKey(timeOffKinds, answers.timeOffKind);
  return {
    subject: answers.subject ?? null,
    period: periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null,
    hours:
      hoursWorked && hoursPaid ? { worked: Number(hoursWorked), paid: Number(hoursPaid) } : null,
    supplies: supplyIds.flatMap((id) => {
      const quantity = Number(answers[getQuantityField(id)] ?? 0);
      return quantity > 0 ? [{ id, quantity }] : [];
    }),
    otherSupplies: answers.otherSupplies ?? null,
    supplyWay: findKey(supplyDeliveryMethods, answers.supplyWay),
    supplyAddress: answers.supplyAddress ?? null,
    timeOff:
      kind !== null && firstDay && lastDay
        ? { kind, firstDay, lastDay, hours: Number(timeOffHours ?? 0) }
        : null,
  };
}

function findKey<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string | undefined,
): Key | null {
  return (Object.keys(labels) as Key[]).find((key) => key === text) ?? null;
}
