import { findJobConflicts, type JobConflict } from '../../../../contract/jobs/cross-field-validation';
import { regionFacts } from '../../../../contract/shared/region-facts';
import type { ContentIssue } from '../content-issue';
import type { FieldsOf } from '../schemas/schemas';

/** Checks fields of a job that depend on each other. @param lineOf the line of a field, or 1 if it is missing */
export function checkJob(
  file: string,
  job: FieldsOf<'jobs'>,
  lineOf: (path: string[]) => number,
): ContentIssue[] {
  return findJobConflicts(job).map((conflict) => {
    const { path, problem, advice } = messages[conflict](job);
    return { file, line: lineOf(path), problem, advice };
  });
}

type Message = { path: string[]; problem: string; advice: string };

const messages: Record<JobConflict, (job: FieldsOf<'jobs'>) => Message> = {
  'no-pay': ({ region }) => ({
    path: ['region'],
    problem: `The field "pay" is missing: job ads in ${regionFacts[region].state} must include it.`,
    advice:
      'Write "pay:" and below it three lines that begin with two spaces: from: 19.65, to: 21, and per: HOUR.',
  }),
  'no-benefits': ({ region }) => ({
    path: ['region'],
    problem: `The field "benefits" is missing: job ads in ${regionFacts[region].state} must include them.`,
    advice: 'Write "benefits:" and below it one line for each, for example "  - Paid sick leave".',
  }),
  'pay-backwards': ({ pay }) => ({
    path: ['pay', 'to'],
    problem: `The highest pay, ${String(pay?.to)}, is below the lowest, ${String(pay?.from)}.`,
    advice:
      'Write the lower amount in "from" and the higher in "to"; use the same in both for a fixed rate.',
  }),
  'ends-before': ({ posted, validThrough }) => ({
    path: ['validThrough'],
    problem: `The last day to apply, ${validThrough}, is before the first, ${posted}.`,
    advice: 'Write a day after "posted".',
  }),
};
