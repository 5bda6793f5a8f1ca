import type { JobType, PayPeriod, Shift } from '../../contract/jobs/listing';
import type { RegionId } from '../../contract/shared/regions';

/** A job as lists and its page show it (content/jobs/). Days as YYYY-MM-DD. */
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
  /** The last day on which one can apply. */
  validThrough: string;
  /** An invented example. */
  sample: boolean;
};
