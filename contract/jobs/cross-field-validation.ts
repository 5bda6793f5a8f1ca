import { jobAdLaws } from './job-ad-laws';
import { findImplausiblePay, type PayRange } from './pay-range';
import type { RegionId } from '../shared/regions';

type JobFields = {
  region: RegionId;
  pay?: PayRange | null | undefined;
  benefits?: readonly string[] | undefined;
  posted?: string | null;
  validThrough?: string | null;
};

export type JobConflict =
  | 'no-pay'
  | 'no-benefits'
  | 'pay-backwards'
  | 'pay-implausible'
  | 'ends-before';

/** Issues between a job's fields, for files in content/ and the dashboard's form. */
export function findJobConflicts({
  region,
  pay,
  benefits = [],
  posted,
  validThrough,
}: JobFields): JobConflict[] {
  const law = jobAdLaws[region];
  const checks: [JobConflict, boolean][] = [
    ['no-pay', law.pay !== 'optional' && !pay],
    ['no-benefits', law.benefits !== 'optional' && benefits.length === 0],
    ['pay-backwards', Boolean(pay && pay.from > pay.to)],
    ['pay-implausible', Boolean(pay && pay.from <= pay.to && findImplausiblePay(pay))],
    ['ends-before', Boolean(posted && validThrough && validThrough < posted)],
  ];
  return checks.filter(([, isIssue]) => isIssue).map(([issue]) => issue);
}
