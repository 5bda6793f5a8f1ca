import { dayAt } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

/** Employment types, by schema.org's names for JobPosting.employmentType where it has one. */
export const jobTypes = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  PER_DIEM: 'Per diem',
} as const;
export type JobType = keyof typeof jobTypes;

export const shifts = {
  day: 'Days',
  evening: 'Evenings',
  night: 'Nights',
  weekend: 'Weekends',
  'live-in': 'Live-in',
} as const;
export type Shift = keyof typeof shifts;

export const payPeriods = { HOUR: 'an hour', YEAR: 'a year', VISIT: 'a visit' } as const;
export type PayPeriod = keyof typeof payPeriods;

/** An open job as the build lists it for the API in jobs.json: who applies for what, at which office. */
export type ListedJob = {
  /** Of its page: /career/<slug>. */
  slug: string;
  title: string;
  region: RegionId;
  /** The last day on which one can apply, as YYYY-MM-DD. */
  validThrough: string;
};

/** Whether one can still apply at a moment: until the last day is over where the job's office is. */
export function takesApplications(
  { region, validThrough }: Pick<ListedJob, 'region' | 'validThrough'>,
  now: Date,
): boolean {
  return dayAt(region, now) <= validThrough;
}
