import type { PayPeriod } from './listing';
import { regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

type JobFields = {
  region: RegionId;
  pay?: { from: number; to: number; per: PayPeriod } | null | undefined;
  benefits?: readonly string[] | undefined;
  posted?: string | null;
  validThrough?: string | null;
};

export type JobConflict = 'no-pay' | 'no-benefits' | 'pay-backwards' | 'ends-before';

/** Issues between a job's fields, for files in content/ and the dashboard's form. */
export function findJobConflicts({
  region,
  pay,
  benefits = [],
  posted,
  validThrough,
}: JobFields): JobConflict[] {
  const { payInJobAds } = regionFacts[region];
  const checks: [JobConflict, boolean][] = [
    ['no-pay', payInJobAds && !pay],
    ['no-benefits', payInJobAds && benefits.length === 0],
    ['pay-backwards', Boolean(pay && pay.from > pay.to)],
    ['ends-before', Boolean(posted && validThrough && validThrough < posted)],
  ];
  return checks.filter(([, isIssue]) => isIssue).map(([issue]) => issue);
}
