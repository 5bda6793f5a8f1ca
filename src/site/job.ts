import type { JobType, PayPeriod, Shift } from '../../contract/jobs/listing';
import type { RegionId } from '../../contract/shared/regions';

/** A job on the site. Days as YYYY-MM-DD. */
export type JobRecord = {
  slug: string;
  title: string;
  region: RegionId;
  /** `state` as two letters. */
  place: { city: string; county: string | null; state: string };
  type: JobType;
  shifts: Shift[];
  languages: string[];
  /** US dollars before tax. */
  pay: { from: number; to: number; per: PayPeriod } | null;
  benefits: string[];
  posted: string;
  /** The last day to apply. */
  validThrough: string;
  /** A fictional example. */
  sample: boolean;
};
