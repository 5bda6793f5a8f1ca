import { listFacts, selectFacts, type FactSheet } from '../../../../contract/programs/fact-sheets';
import type { Program } from '../../../../contract/programs/program';
import { findOverdueFacts } from '../../../../contract/programs/review';
import { curlAllQuotes } from '../../../../contract/shared/text/curl-quotes';
import {
  checkFactSheet,
  checkProgram,
  describeOverdue,
  findOverlaps,
} from '../checks/check-programs';
import type { ContentIssue } from '../issues';
import { FactSheetFields, ProgramFields } from '../schemas/program-schema';
import { loadYamlFiles } from './load-yaml-files';

export type OverdueIssue = ContentIssue & { overdueDays: number };

export type LoadedPrograms = {
  programs: Program[];
  /** Sources whose day of review has passed. They are no issues until a site with real clients is built. */
  overdueFacts: OverdueIssue[];
  issues: ContentIssue[];
};

/** Reads and checks content/programs/ and content/facts/. Files with issues are not in the list. @param today YYYY-MM-DD */
export function loadPrograms(root: string, today: string): LoadedPrograms {
  const programFiles = loadYamlFiles<ProgramFields>(
    root,
    'content/programs',
    ProgramFields,
    checkProgram,
  );
  const sheetFiles = loadYamlFiles<FactSheet>(
    root,
    'content/facts',
    FactSheetFields,
    checkFactSheet,
  );
  const sheets = sheetFiles.files.map((file) => ({
    ...file,
    facts: listFacts(curlAllQuotes(file.fields)),
  }));
  const facts = sheets.flatMap((sheet) => sheet.facts);
  const programs = programFiles.files.map(({ id, fields }) => ({
    id,
    ...curlAllQuotes(fields, ['counties']),
    facts: selectFacts(id, facts),
  }));
  const overdue = findOverdueFacts(programs, today);
  const overdueFacts = sheets.flatMap(({ file, getLine, facts: own }) => {
    const found = overdue.find(({ fact }) => own.some((one) => one.fact === fact));
    if (found === undefined) return [];
    const line = getLine(['reviewBy']);
    return [{ file, line, overdueDays: found.days, ...describeOverdue(found) }];
  });
  const issues = [...programFiles.issues, ...sheetFiles.issues, ...findOverlaps(sheets)];
  return { programs, overdueFacts, issues };
}
