import { jobConflicts, type JobConflict } from '../../../../contract/jobs/cross-field-validation';
import { regionFacts } from '../../../../contract/shared/region-facts';
import type { Fault } from '../content-issue';
import type { FieldsOf } from '../schemas/schemas';

/**
 * What is wrong with a job besides each field by itself: pay and benefits where the law wants them, dates and amounts in
 * order. `lineOf` tells the line of a field, or of the top when it is not there.
 */
export function jobFaults(
  file: string,
  job: FieldsOf<'jobs'>,
  lineOf: (path: string[]) => number,
): Fault[] {
  return jobConflicts(job).map((conflict) => {
    const { path, problem, advice } = described[conflict](job);
    return { file, line: lineOf(path), problem, advice };
  });
}

type Described = { path: string[]; problem: string; advice: string };

const described: Record<JobConflict, (job: FieldsOf<'jobs'>) => Described> = {
  'no-pay': ({ region }) => ({
    path: ['region'],
    problem: `The field "pay" is missing: a job in ${regionFacts[region].state} has to show it.`,
    advice:
      'Write "pay:" and below it, each on a line with two spaces in front, from: 19.65, to: 21 and per: HOUR.',
  }),
  'no-benefits': ({ region }) => ({
    path: ['region'],
    problem: `The field "benefits" is missing: a job in ${regionFacts[region].state} has to show them.`,
    advice: 'Write "benefits:" and below it a line for each, for example "  - Paid sick leave".',
  }),
  'pay-backwards': ({ pay }) => ({
    path: ['pay', 'to'],
    problem: `The highest pay, ${String(pay?.to)}, is below the lowest, ${String(pay?.from)}.`,
    advice:
      'Write the lower amount in "from" and the higher in "to"; the same in both for one fixed pay.',
  }),
  'ends-before': ({ posted, validThrough }) => ({
    path: ['validThrough'],
    problem: `The last day to apply, ${validThrough}, is before the first, ${posted}.`,
    advice: 'Write a day after "posted".',
  }),
};
