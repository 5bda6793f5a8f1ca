import { getOfficeDay } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

/** With schema.org's ids of JobPosting.employmentType. */
export const jobTypes = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  PER_DIEM: 'Per diem',
} as const;
export type EmploymentType = keyof typeof jobTypes;

export const shifts = {
  day: 'Days',
  evening: 'Evenings',
  night: 'Nights',
  weekend: 'Weekends',
  'live-in': 'Live-in',
} as const;
export type Shift = keyof typeof shifts;

export const payPeriods = { HOUR: 'hour', YEAR: 'year', VISIT: 'visit' } as const;
export type PayPeriod = keyof typeof payPeriods;

export function formatPayPeriod(period: PayPeriod): string {
  return `${period === 'HOUR' ? 'an' : 'a'} ${payPeriods[period]}`;
}

/** An open job in jobs.json, which the build writes for the API. */
export type ListedJob = {
  slug: string;
  title: string;
  region: RegionId;
  validThrough: string;
  /** Invented, to show how a job looks. */
  sample: boolean;
};

/** True until the end of the last day at the job's office. */
export function acceptsApplications(
  { region, validThrough }: Pick<ListedJob, 'region' | 'validThrough'>,
  now: Date,
): boolean {
  return getOfficeDay(region, now) <= validThrough;
}
