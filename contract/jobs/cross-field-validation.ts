import type { PayPeriod } from './listing';
import { regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

/** What of a job hangs together: what is not said is undefined or null, no benefits are an empty list or none. */
export type JobTogether = {
  region: RegionId;
  pay?: { from: number; to: number; per: PayPeriod } | null | undefined;
  benefits?: readonly string[] | undefined;
  /** YYYY-MM-DD. */
  posted?: string | null;
  validThrough?: string | null;
};

export type JobConflict = 'no-pay' | 'no-benefits' | 'pay-backwards' | 'ends-before';

/**
 * What is wrong with a job between its fields, for the files of content/ and for the office's form alike: pay and benefits where the
 * law wants them in a job ad (regionFacts.payInJobAds), amounts and days in order.
 */
export function jobConflicts({
  region,
  pay,
  benefits = [],
  posted,
  validThrough,
}: JobTogether): JobConflict[] {
  const { payInJobAds } = regionFacts[region];
  const hasPay = pay !== undefined && pay !== null;
  const isThere: [JobConflict, boolean][] = [
    ['no-pay', payInJobAds && !hasPay],
    ['no-benefits', payInJobAds && benefits.length === 0],
    ['pay-backwards', hasPay && pay.from > pay.to],
    ['ends-before', Boolean(posted && validThrough && validThrough < posted)],
  ];
  return isThere.flatMap(([conflict, is]) => (is ? [conflict] : []));
}
