import { regionFacts } from '../../../contract/region-facts';
import type { Fault } from './fault';
import type { FieldsOf } from './schemas';

/**
 * What is wrong with a job besides each field by itself: pay and benefits where the law wants them, dates and amounts in
 * order. `lineOf` tells the line of a field, or of the top when it is not there.
 */
export function jobFaults(
  file: string,
  job: FieldsOf<'jobs'>,
  lineOf: (path: string[]) => number,
): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string[], problem: string, advice: string) =>
    faults.push({ file, line: lineOf(path), problem, advice });

  const { state, payInJobAds } = regionFacts[job.region];
  if (payInJobAds && job.pay === undefined) {
    fault(
      ['region'],
      `The field "pay" is missing: a job in ${state} has to show it.`,
      'Write "pay:" and below it, each on a line with two spaces in front, from: 19.65, to: 21 and per: HOUR.',
    );
  }
  if (payInJobAds && job.benefits === undefined) {
    fault(
      ['region'],
      `The field "benefits" is missing: a job in ${state} has to show them.`,
      'Write "benefits:" and below it a line for each, for example "  - Paid sick leave".',
    );
  }
  if (job.pay !== undefined && job.pay.from > job.pay.to) {
    fault(
      ['pay', 'to'],
      `The highest pay, ${job.pay.to}, is below the lowest, ${job.pay.from}.`,
      'Write the lower amount in "from" and the higher in "to"; the same in both for one fixed pay.',
    );
  }
  if (job.validThrough < job.posted) {
    fault(
      ['validThrough'],
      `The last day to apply, ${job.validThrough}, is before the first, ${job.posted}.`,
      'Write a day after "posted".',
    );
  }
  return faults;
}
