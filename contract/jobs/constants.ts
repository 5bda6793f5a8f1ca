import { jobTypes, payPeriods, shifts } from './listing';
import { regionFacts } from '../shared/region-facts';
import { regionIds } from '../shared/regions';

/** How far the office has come with a job. Whether an open one is open yet, or has expired, is for its days to say. */
export const jobStates = { draft: 'Draft', open: 'Open', closed: 'Closed' } as const;
export type JobState = keyof typeof jobStates;

/** A job's state as it is listed: of an open one its days say whether that is still to come, so, or over. */
export const shownJobStates = {
  draft: 'Draft',
  ahead: 'Not open yet',
  open: 'Open',
  expired: 'Expired',
  closed: 'Closed',
} as const;
export type ShownJobState = keyof typeof shownJobStates;

/** What is kept of a job post, as the form, the export and the history call it. */
export const jobPostLabels = {
  title: 'Title',
  region: 'Region',
  city: 'Town',
  county: 'County',
  type: 'Hours',
  languages: 'Languages of use',
  shifts: 'Shifts',
  payFrom: 'Pay from',
  payTo: 'Pay to',
  payPer: 'Pay for',
  benefits: 'Benefits',
  description: 'Summary',
  body: 'Text',
  posted: 'Posted on',
  validThrough: 'Last day to apply',
  slug: 'Address',
  state: 'Status',
} as const;
export type JobPostField = keyof typeof jobPostLabels;
export const jobPostFields = Object.keys(jobPostLabels) as JobPostField[];

export const jobPostSorts = ['latest', 'title', 'region', 'posted', 'ends'] as const;
export type JobPostSort = (typeof jobPostSorts)[number];

/** How far the office has come with an application. A new one is one that nobody has taken up. */
export const applicationStages = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
} as const;
export type ApplicationStage = keyof typeof applicationStages;
export const stageIds = Object.keys(applicationStages) as ApplicationStage[];

export const applicationSorts = ['waiting', 'name', 'job', 'stage', 'at'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** A value of a job's history as people read it. */
export function jobValueWords(field: string, text: string | null): string {
  if (text === null || text === '') return 'nothing';
  const region = field === 'region' ? regionIds.find((id) => id === text) : undefined;
  if (region !== undefined) return regionFacts[region].state;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    type: jobTypes,
    shifts,
    payPer: payPeriods,
    state: jobStates,
  };
  const words = choices[field];
  if (words === undefined) return text.replace(/\n/g, '; ');
  return text
    .split('; ')
    .map((one) => words[one] ?? one)
    .join(', ');
}
