import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { Program } from '../../../contract/programs/facts';
import { findOverdueFacts } from '../../../contract/programs/review';
import { programIds } from '../../../contract/screener/rules/screen-programs';
import { curlAllQuotes } from '../../../contract/shared/text/curl-quotes';
import { checkProgram, describeOverdue, findContradictions } from './checks/check-programs';
import { checkYaml } from './checks/check-yaml';
import type { ContentIssue } from './entry';
import { ProgramFields } from './schemas/program-schema';

export type OverdueIssue = ContentIssue & { overdueDays: number };

export type LoadedPrograms = {
  programs: Program[];
  /** Facts whose day of review has passed. They are no issues until a site with real clients is built. */
  overdueFacts: OverdueIssue[];
  issues: ContentIssue[];
};

const folder = 'content/programs';

/** Reads and checks content/programs/. Files with issues are not in the list. @param today YYYY-MM-DD */
export function loadPrograms(root: string, today: string): LoadedPrograms {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const files = names
    .filter((name) => !name.startsWith('.'))
    .map((name) => readProgram(root, name));
  const valid = files.filter(({ issues }) => issues.length === 0);
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

function readProgram(root: string, name: string) {
  const file = `${folder}/${name}`;
  const id = name.replace(/\.yaml$/, '');
  const fields = checkYaml(file, readFileSync(join(root, file), 'utf8'), 1, ProgramFields);
  const isReadable = fields.issues.length === 0;
  const program = toProgram(id, isReadable ? fields.value : { facts: [] });
  const found = isReadable ? checkProgram(program) : [];
  const issues: ContentIssue[] = [
    ...(programIds.includes(id) ? [] : [{ file, line: 1, ...unknownProgram }]),
    ...fields.issues,
    ...found.map(({ path, ...issue }) => ({ file, line: fields.getLine(path), ...issue })),
  ];
  return { file, program, issues, getLine: fields.getLine };
}

const unknownProgram = {
  message: 'There are no rules for this program, so no result would show it.',
  advice: 'Name the file after a program in contract/screener/rules/, or add its rules there.',
};

function toProgram(id: string, value: unknown): Program {
  const { facts, ...fields } = curlAllQuotes(value as Static<typeof ProgramFields>);
  return { id, ...fields, facts: facts.map((fact) => ({ until: null, ...fact })) };
}
