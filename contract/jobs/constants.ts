import { jobTypes, payPeriods, shifts } from './listing';
import { regionFacts } from '../shared/region-facts';
import { regionIds } from '../shared/regions';

export const jobStates = { draft: 'Draft', open: 'Open', closed: 'Closed' } as const;
export type JobState = keyof typeof jobStates;

/** The state in lists: an open job may be scheduled or expired, depending on its dates. */
export const jobDisplayStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  expired: 'Expired',
  closed: 'Closed',
} as const;
export type JobDisplayState = keyof typeof jobDisplayStates;

export const jobPostLabels = {
  title: 'Title',
  region: 'Region',
  city: 'Town',
  county: 'County',
  type: 'Job type',
  languages: 'Languages',
  shifts: 'Shifts',
  payFrom: 'Minimum pay',
  payTo: 'Maximum pay',
  payPer: 'Pay per',
  benefits: 'Benefits',
  description: 'Summary',
  body: 'Description',
  posted: 'Posted on',
  validThrough: 'Last day to apply',
  slug: 'Web address',
  state: 'Status',
} as const;
export type JobPostField = keyof typeof jobPostLabels;
export const jobPostFields = Object.keys(jobPostLabels) as JobPostField[];

export const jobPostSorts = ['latest', 'title', 'region', 'posted', 'ends'] as const;
export type JobPostSort = (typeof jobPostSorts)[number];

const optionLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  region: Object.fromEntries(regionIds.map((id) => [id, regionFacts[id].state])),
  type: jobTypes,
  shifts,
  payPer: payPeriods,
  state: jobStates,
};

export function formatJobValue(field: string, value: string | null): string {
  if (!value) return 'nothing';
  const labels = optionLabels[field];
  if (labels === undefined) return value.replace(/\n/g, '; ');
  const ids = value.split('; ');
  return ids.map((id) => labels[id] ?? id).join(', ');
}
