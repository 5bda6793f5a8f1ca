import { readDay } from '../../../contract/shared/dates/calendar-day';
import { supplyWays, timeOffKinds } from '../../../contract/help-desk/form';
import { quantityField, supplyIds } from '../../../contract/help-desk/constants';
import type { HelpDeskFacts } from '../../../contract/help-desk/schema';

/** The answers that are days. */
export const days = ['periodFrom', 'periodTo', 'firstDay', 'lastDay'] as const;
const hours = ['hoursWorked', 'hoursPaid', 'timeOffHours'] as const;
const texts = ['subject', 'otherSupplies', 'supplyWay', 'supplyAddress', 'timeOffKind'] as const;

/** The names of what is kept: facts are made of no other. */
type KeptName =
  | (typeof days | typeof hours | typeof texts)[number]
  | ReturnType<typeof quantityField>;

/** Of a form's checked answers those that facts are made of, days as YYYY-MM-DD and numbers with a point; what was left empty is left out. */
export function keptAnswers(answers: Readonly<Record<string, string>>): Record<string, string> {
  const named = <Name extends string>(names: readonly Name[], toKept: (text: string) => string) =>
    names.map((name) => [name, toKept(answers[name] ?? '')] as const);
  const all = [
    ...named(days, (text) => readDay(text)?.toISOString().slice(0, 10) ?? ''),
    ...named(hours, (text) => text.replace(',', '.')),
    ...named(supplyIds.map(quantityField), (text) =>
      Number(text) > 0 ? String(Number(text)) : '',
    ),
    ...named(texts, (text) => text),
  ];
  return Object.fromEntries(all.filter(([, kept]) => kept !== ''));
}

/** What a request said, from its kept answers. */
export function factsOf(kept: Readonly<Partial<Record<KeptName, string>>>): HelpDeskFacts {
  const { periodFrom, periodTo, hoursWorked, hoursPaid, firstDay, lastDay, timeOffHours } = kept;
  const kind = oneOfKeys(timeOffKinds, kept.timeOffKind);
  return {
    subject: kept.subject ?? null,
    period: periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null,
    hours:
      hoursWorked && hoursPaid ? { worked: Number(hoursWorked), paid: Number(hoursPaid) } : null,
    supplies: supplyIds.flatMap((id) => {
      const quantity = Number(kept[quantityField(id)] ?? 0);
      return quantity > 0 ? [{ id, quantity }] : [];
    }),
    otherSupplies: kept.otherSupplies ?? null,
    supplyWay: oneOfKeys(supplyWays, kept.supplyWay),
    supplyAddress: kept.supplyAddress ?? null,
    timeOff:
      kind !== null && firstDay && lastDay
        ? { kind, firstDay, lastDay, hours: Number(timeOffHours ?? 0) }
        : null,
  };
}

function oneOfKeys<Key extends string>(
  words: Readonly<Record<Key, string>>,
  text: string | undefined,
): Key | null {
  return (Object.keys(words) as Key[]).find((key) => key === text) ?? null;
}
