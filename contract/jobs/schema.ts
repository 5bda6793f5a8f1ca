import Type, { type Static } from 'typebox';
import { jobPostFields, jobPostSorts, jobStates, jobDisplayStates } from './constants';
import { jobTypes, payPeriods, shifts } from './listing';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import {
  bulkRecords,
  bulkResult,
  calendarDate,
  ChangeEntry,
  changeObject,
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  optionalTexts,
  stringEnum,
  timestamp,
  versionNumber,
} from '../shared/schema/fields';
import { createListQueries, down } from '../shared/schema/list-query';

const version = versionNumber(1, 'Grows with each change');
const type = keyEnum(jobTypes);
const displayState = keyEnum(jobDisplayStates);

export const JobPost = Type.Object({
  id: Type.String(),
  title: Type.String(),
  slug: Type.String({ description: 'The page is /career/{slug}' }),
  region: stringEnum(regionIds),
  city: nullable(Type.String()),
  county: nullable(Type.String()),
  type: nullable(type),
  shifts: Type.Array(keyEnum(shifts)),
  languages: Type.Array(Type.String()),
  pay: nullable(Type.Object({ from: Type.Number(), to: Type.Number(), per: keyEnum(payPeriods) })),
  benefits: Type.Array(Type.String()),
  description: Type.String(),
  body: Type.String({ description: 'MDX' }),
  posted: nullable(calendarDate),
  validThrough: nullable(calendarDate, 'The last day to apply'),
  state: keyEnum(jobStates),
  displayState,
  wasOpen: Type.Boolean({ description: 'Whether it has, or had, a page; then its slug is fixed' }),
  closedOn: nullable(calendarDate),
  sample: Type.Boolean(),
  version,
  changedBy: Type.String({ description: 'Email of the staff member' }),
  changedAt: timestamp,
  applications: Type.Integer(),
  newApplications: Type.Integer({ description: 'In the stage New' }),
});
export type JobPost = Static<typeof JobPost>;

/** A job from a file in content/jobs/. Without a last day, it was closed when the site was built and has applications. */
export const FileJob = Type.Pick(JobPost, [
  'slug',
  'title',
  'region',
  'validThrough',
  'displayState',
  'applications',
  'newApplications',
]);
export type FileJob = Static<typeof FileJob>;

export const JobPostDetail = namedObject('JobPostDetail', {
  ...JobPost.properties,
  history: Type.Array(ChangeEntry),
});
export type JobPostDetail = Static<typeof JobPostDetail>;

const formFields = optionalTexts(jobPostFields, 25_000);

export const NewJobPost = Type.Object(formFields, {
  $id: 'NewJobPost',
  additionalProperties: false,
});
export type NewJobPost = Static<typeof NewJobPost>;

export const JobPostChange = changeObject('JobPostChange', { version, ...formFields });
export type JobPostChange = Static<typeof JobPostChange>;

export const CloseJobs = closedObject('CloseJobs', {
  jobs: bulkRecords(pageSize),
});

export const CloseJobsResponse = namedObject('CloseJobsResponse', bulkResult);
export type CloseJobsResponse = Static<typeof CloseJobsResponse>;

const filters = {
  state: Type.Optional(displayState),
  region: Type.Optional(stringEnum(regionIds)),
  type: Type.Optional(type),
  sort: Type.Optional(stringEnum(jobPostSorts, "Default 'latest': the latest change first")),
  down,
};

/** GET /jobs. Searches title, town, county, and slug. */
export const [JobPostsQuery, JobPostsExportQuery] = createListQueries(filters);
export type JobPostsQuery = Static<typeof JobPostsQuery>;

export const JobPostsResponse = namedObject('JobPostsResponse', {
  items: Type.Array(JobPost, { description: `At most ${String(pageSize)}` }),
  total: Type.Integer({ description: 'Matches on all pages' }),
  files: Type.Array(FileJob, {
    description: 'Matching jobs from files, on the first page; none when filtering by job type',
  }),
  fileTotal: Type.Integer({ description: 'Matching jobs from files, on every page' }),
});
export type JobPostsResponse = Static<typeof JobPostsResponse>;

/** Slugs of jobs that were open once and no longer take applications. */
export const ClosedJobsResponse = namedObject('ClosedJobsResponse', {
  jobs: Type.Array(Type.String()),
});
