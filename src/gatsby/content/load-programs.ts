import { join } from 'node:path';
import type { Program } from '../../../contract/programs/facts';
import { findOverdueFacts } from '../../../contract/programs/review';
import { programIds } from '../../../contract/screener/rules/screen-programs';
import { curlAllQuotes } from '../../../contract/shared/text/curl-quotes';
import { checkProgram, describeOverdue, findContradictions } from './checks/check-programs';
import { checkYamlFiles } from './checks/check-yaml';
import type { ContentIssue } from './entry';
import { ProgramFields } from './schemas/program-schema';

export type OverdueIssue = ContentIssue & { overdueDays: number };

export type LoadedPrograms = {
  programs: Program[];
  /** Facts whose day of review has passed. They are no issues until a site with real clients is built. */
  overdueFacts: OverdueIssue[];
  issues: ContentIssue[];
};

/** Reads and checks content/programs/. Files with issues are not in the list. @param today YYYY-MM-DD */
export function loadPrograms(root: string, today: string): LoadedPrograms {
  const files = checkYamlFiles<ProgramFields>(
    join(root, 'content/programs'),
    ProgramFields,
    (fields, id) => [
      ...(programIds.includes(id) ? [] : [unknownProgram]),
      ...checkProgram(toProgram(id, fields)),
    ],
  );
  const valid = files
    .filter(({ issues }) => issues.length === 0)
    .map((file) => ({ ...file, program: toProgram(file.id, file.fields) }));
  const programs = valid.map(({ program }) => program);
  const overdueFacts = findOverdueFacts(programs, today).flatMap((overdue) => {
    const found = valid.find(({ program }) => program.id === overdue.program);
    if (found === undefined) return [];
    const index = found.program.facts.indexOf(overdue.fact);
    const line = found.getLine(['facts', String(index), 'reviewBy']);
    return [{ file: found.file, line, overdueDays: overdue.days, ...describeOverdue(overdue) }];
  });
  const issues = [...files.flatMap((file) => file.issues), ...findContradictions(valid)];
  return { programs, overdueFacts, issues };
}

const unknownProgram = {
  path: [],
  message: 'There are no rules for this program, so no result would show it.',
  advice: 'Name the file after a program in contract/screener/rules/, or add its rules there.',
};

function toProgram(id: string, value: ProgramFields): Program {
  const { facts, ...fields } = curlAllQuotes(value);
  return { id, ...fields, facts: facts.map((fact) => ({ until: null, ...fact })) };
}
