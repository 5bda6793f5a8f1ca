import type { Program } from '../../../../contract/programs/facts';
import { formatFact } from '../../../../contract/programs/format-fact';
import { maxOverdueDays, type OverdueFact } from '../../../../contract/programs/review';
import type { ContentIssue, FieldIssue } from '../entry';

export function checkProgram(program: Program): FieldIssue[] {
  return [...checkFacts(program), ...checkSpanish(program)];
}

/** Finds facts that contradict themselves or another period of the same fact. */
function checkFacts({ facts }: Program): FieldIssue[] {
  return facts.flatMap((fact, index): FieldIssue[] => {
    const { id, value, unit, from, until, checked, reviewBy } = fact;
    const report = (field: string, message: string, advice: string) => ({
      path: ['facts', String(index), field],
      message: `${id}: ${message}`,
      advice,
    });
    const other = facts
      .slice(0, index)
      .find(
        (one) => one.id === id && from <= (one.until ?? from) && one.from <= (until ?? one.from),
      );
    return [
      until !== null && until < from
        ? report('until', 'The last day is before the first day.', 'Correct one of the two.')
        : null,
      other === undefined
        ? null
        : report(
            'from',
            `It overlaps with the period from ${other.from}.`,
            'End that period with "until" on the day before this one begins.',
          ),
      other !== undefined && other.unit !== unit
        ? report('unit', `Its other period has the unit ${other.unit}.`, 'Write the same unit.')
        : null,
      unit === 'yes-no' && value !== 0 && value !== 1
        ? report('value', 'It is neither yes nor no.', 'Write 1 for yes, or 0 for no.')
        : null,
      reviewBy <= checked
        ? report('reviewBy', 'The review is not after the last check.', 'Write a later day.')
        : null,
    ].filter((issue) => issue !== null);
  });
}

/** Finds numbers that only one of the languages has, such as an old phone number. */
function checkSpanish({ es, ...english }: Program): FieldIssue[] {
  const listNumbers = (text: unknown) => (String(text).match(/\d+/g) ?? []).sort().join(' ');
  return Object.entries(es ?? {}).flatMap(([field, text]): FieldIssue[] => {
    if (listNumbers(text) === listNumbers(english[field as keyof typeof english])) return [];
    const message = `The numbers in "${field}" differ from those in English.`;
    return [{ path: ['es', field], message, advice: 'Translate the English text again.' }];
  });
}

type Sourced = { program: Program; file: string; getLine: (path: string[]) => number };

/** Several programs have the same limit. A new value must reach all of them. */
export function findContradictions(sources: readonly Sourced[]): ContentIssue[] {
  const known = new Map<string, { file: string; text: string }>();
  return sources.flatMap(({ program, file, getLine }) =>
    program.facts.flatMap((fact, index): ContentIssue[] => {
      const key = JSON.stringify([fact.id, fact.source.url, fact.from]);
      const other = known.get(key);
      const text = formatFact(fact);
      if (other === undefined) known.set(key, { file, text });
      if (other === undefined || other.text === text) return [];
      const line = getLine(['facts', String(index), 'value']);
      const message = `${fact.id} is ${text} here, but ${other.text} in ${other.file}, from the same source.`;
      return [{ file, line, message, advice: 'Compare both with the source.' }];
    }),
  );
}

/** A fact that someone must compare with its source again. */
export function describeOverdue({
  fact,
  days,
}: OverdueFact): Pick<ContentIssue, 'message' | 'advice'> {
  const { id, reviewBy, source } = fact;
  return {
    message: `${id} should have been checked by ${reviewBy}.`,
    advice: `Compare it with ${source.url} and set "checked" and "reviewBy".${days > maxOverdueDays ? ` A site with real clients isn’t built without it.` : ''}`,
  };
}
