import { factTypes } from '../../../../contract/programs/fact-ids';
import {
  listFacts,
  type FactSheet,
  type SharedFact,
} from '../../../../contract/programs/fact-sheets';
import type { IssueMessage } from '../../../../contract/mdx/mdx-issue';
import agencies from '../../../../content/settings/area-agencies.json';
import { phones } from '../../../../content/settings/phones.json';
import { maxOverdueDays, type OverdueFact } from '../../../../contract/programs/review';
import { programIds } from '../../../../contract/screener/rules/screen-programs';
import { regionIds } from '../../../../contract/shared/regions';
import type { ContentIssue, FieldIssue } from '../issues';
import { checkCounty } from './check-region';
import type { ProgramFields } from '../schemas/program-schema';

/** Finds days and values that contradict each other. */
export function checkFactSheet(sheet: FactSheet): FieldIssue[] {
  const issues = listFacts(sheet).flatMap(({ fact }, index): FieldIssue[] => {
    const { id, value, from, until } = fact;
    const report = (field: string, message: string, advice: string) => ({
      path: ['facts', String(index), field],
      message: `${id}: ${message}`,
      advice,
    });
    if (until !== null && until < from)
      return [report('until', 'The last day is before the first day.', 'Correct one of the two.')];
    return factTypes[id].unit === 'yes-no' && value !== 0 && value !== 1
      ? [report('value', 'It is neither yes nor no.', 'Write 1 for yes, or 0 for no.')]
      : [];
  });
  if (sheet.reviewBy > sheet.checked) return issues;
  const message = 'The review is not after the last check.';
  return [...issues, { path: ['reviewBy'], message, advice: 'Write a later day.' }];
}

type LocatedSheet = {
  file: string;
  facts: readonly SharedFact[];
  getLine: (path: string[]) => number;
};

/** A program has one value of a fact on each day, also if several sources state it. */
export function findOverlaps(sheets: readonly LocatedSheet[]): ContentIssue[] {
  const all = sheets
    .flatMap(({ file, facts, getLine }) =>
      facts.map((shared, index) => ({ ...shared, file, line: getLine(['facts', String(index)]) })),
    )
    .sort((a, b) => a.fact.from.localeCompare(b.fact.from));
  return all.flatMap(({ fact, programs, file, line }, index): ContentIssue[] => {
    const { id, from } = fact;
    const other = all
      .slice(0, index)
      .find(
        (one) =>
          one.fact.id === id &&
          one.programs.some((program) => programs.includes(program)) &&
          from <= (one.fact.until ?? from),
      );
    if (other === undefined) return [];
    const message = `${id}: It overlaps with the period from ${other.fact.from} in ${other.file}.`;
    const advice =
      'End that period with "until" on the day before this one begins, or correct "from".';
    return [{ file, line, message, advice }];
  });
}

export function checkProgram(fields: ProgramFields, id: string): FieldIssue[] {
  const issues = [...checkPhones(fields), ...checkCounties(fields), ...checkSpanish(fields)];
  return programIds.includes(id) ? issues : [unknownProgram, ...issues];
}

const unknownProgram = {
  path: [],
  message: 'There are no rules for this program, so no result would show it.',
  advice: 'Name the file after a program in contract/screener/rules/, or add its rules there.',
};

const sourcedPhones = [...Object.values(agencies), ...phones].map(({ phone }) => phone);

/** Finds phone numbers that nobody has compared with a source. */
function checkPhones({ es: _, ...english }: ProgramFields): FieldIssue[] {
  return Object.entries(english).flatMap(([field, text]) =>
    (JSON.stringify(text).match(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g) ?? [])
      .filter((phone) => !sourcedPhones.includes(phone))
      .map((phone) => ({
        path: [field],
        message: `The phone number ${phone} has no source.`,
        advice: 'Write it as "1-800-677-1116", and add it to content/settings/phones.json.',
      })),
  );
}

/** Finds numbers and counties that only one of the languages has, such as an old phone number. */
function checkSpanish({ es, ...english }: ProgramFields): FieldIssue[] {
  const listShared = (text: unknown) =>
    (JSON.stringify(text ?? '').match(/\d+|"counties":[^\]]*/g) ?? []).sort().join(' ');
  return Object.entries(es ?? {}).flatMap(([field, text]): FieldIssue[] => {
    if (listShared(text) === listShared(english[field as keyof typeof english])) return [];
    const message = `The numbers or counties in "${field}" differ from those in English.`;
    return [{ path: ['es', field], message, advice: 'Translate the English text again.' }];
  });
}

/** Finds counties that a state of the program doesn't have. */
function checkCounties({ regions, nextSteps = [] }: ProgramFields): FieldIssue[] {
  return nextSteps.flatMap(({ counties = [] }, index) => {
    const path = ['nextSteps', String(index), 'counties'];
    return (regions ?? regionIds).flatMap((region) =>
      counties.flatMap((county) => checkCounty(region, county, path) ?? []),
    );
  });
}

export function describeOverdue({ fact, days }: OverdueFact): IssueMessage {
  const { reviewBy, source } = fact;
  return {
    message: `These facts should have been checked by ${reviewBy}.`,
    advice: `Compare them with ${source.url} and set "checked" and "reviewBy".${days > maxOverdueDays ? ` A site with real clients isn’t built without that.` : ''}`,
  };
}
