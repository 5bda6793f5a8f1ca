import Type, { type Static } from 'typebox';
import { exportQuery } from '../shared/schema/export-query';
import {
  jobPostFields,
  jobPostSorts,
  jobStates,
  shownJobStates,
  type JobPostField,
  type JobState,
  type ShownJobState,
} from './constants';
import { jobTypes, payPeriods, shifts, type JobType, type PayPeriod, type Shift } from './listing';
import { keptText } from '../shared/text/patterns';
import { listPage } from '../shared/list-limits';
import { down, page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { versionNumber } from '../shared/schema/version';

const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const day = Type.String({ description: 'YYYY-MM-DD' });
const moment = Type.String({ description: 'ISO 8601, UTC' });
const version = versionNumber(1, 'Grows with each change');
const id = Type.String({ pattern: '^[\\w-]{1,40}$' });
const type = oneOf(Object.keys(jobTypes) as JobType[]);
const shownState = oneOf(Object.keys(shownJobStates) as ShownJobState[]);

const counts = {
  applications: Type.Integer(),
  newApplications: Type.Integer({ description: 'That nobody has taken up' }),
};

/** A job that the office has made here. */
export const JobPost = Type.Object({
  id: Type.String(),
  title: Type.String(),
  slug: Type.String({ description: 'Of its page: /career/{slug}' }),
  region: oneOf(regionIds),
  city: orNull(Type.String()),
  county: orNull(Type.String()),
  type: orNull(type),
  shifts: Type.Array(oneOf(Object.keys(shifts) as Shift[])),
  languages: Type.Array(Type.String()),
  pay: orNull(
    Type.Object({
      from: Type.Number(),
      to: Type.Number(),
      per: oneOf(Object.keys(payPeriods) as PayPeriod[]),
    }),
  ),
  benefits: Type.Array(Type.String()),
  description: Type.String(),
  body: Type.String({ description: 'MDX' }),
  posted: orNull(day),
  validThrough: orNull(day, 'The last day on which one can apply'),
  state: oneOf(Object.keys(jobStates) as JobState[]),
  shown: shownState,
  wasOpen: Type.Boolean({ description: 'It has, or has had, a page: its address stays' }),
  closedOn: orNull(day),
  sample: Type.Boolean(),
  version,
  changedBy: Type.String({ description: 'E-mail of the staff member' }),
  changedAt: moment,
  ...counts,
});
export type JobPost = Static<typeof JobPost>;

/** A job whose file stands in content/jobs/: it is changed there. */
export const FileJob = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  region: oneOf(regionIds),
  validThrough: orNull(day, 'Null: it was closed when the site was built, and has applications'),
  shown: shownState,
  ...counts,
});
export type FileJob = Static<typeof FileJob>;

/** A change: who, when, of what, from what to what. */
export const JobPostChanged = Type.Object({
  id: Type.String(),
  at: moment,
  by: Type.String(),
  field: Type.String({ description: "A field of the form, or 'added' or 'duplicated'" }),
  from: orNull(Type.String()),
  to: orNull(Type.String()),
});
export type JobPostChanged = Static<typeof JobPostChanged>;

/** GET /jobs/{id}, and what a change answers: with all that was changed, the latest first. */
export const JobPostDetail = Type.Object(
  { ...JobPost.properties, history: Type.Array(JobPostChanged) },
  { $id: 'JobPostDetail' },
);
export type JobPostDetail = Static<typeof JobPostDetail>;

const texts = Object.fromEntries(
  jobPostFields.map((name) => [
    name,
    Type.Optional(Type.String({ maxLength: 25_000, pattern: keptText })),
  ]),
) as Record<JobPostField, Type.TOptional<Type.TString>>;

/** POST /jobs: the fields as they were typed (forms/job-post.ts has their rules). */
export const NewJobPost = Type.Object(texts, { $id: 'NewJobPost', additionalProperties: false });
export type NewJobPost = Static<typeof NewJobPost>;

/** PATCH /jobs/{id}: what is left out stays. With the version that was seen; 409 when somebody has changed it since. */
export const JobPostChange = Type.Object(
  { version, ...texts },
  { $id: 'JobPostChange', minProperties: 2, additionalProperties: false },
);
export type JobPostChange = Static<typeof JobPostChange>;

/** POST /jobs/close: several; each is closed, or refused for a reason of its own. */
export const JobsClosing = Type.Object(
  {
    jobs: Type.Array(Type.Object({ id, version }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: listPage,
    }),
  },
  { $id: 'JobsClosing', additionalProperties: false },
);

export const JobsClosed = Type.Object(
  {
    changed: Type.Array(Type.String({ description: 'id' })),
    refused: Type.Array(Type.Object({ id: Type.String(), message: Type.String() })),
  },
  { $id: 'JobsClosed' },
);
export type JobsClosed = Static<typeof JobsClosed>;

const filters = {
  state: Type.Optional(shownState),
  region: Type.Optional(oneOf(regionIds)),
  type: Type.Optional(type),
  sort: Type.Optional(oneOf(jobPostSorts, "'latest', also when left out: what was changed last")),
  down,
};

/** GET /jobs. What is searched for stands in a header (list-limits.ts): title, town, county, address. */
export const JobPostsQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type JobPostsQuery = Static<typeof JobPostsQuery>;

export const JobPostsExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

export const JobPostsAnswer = Type.Object(
  {
    items: Type.Array(JobPost, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'That the filters leave, on all pages' }),
    files: Type.Array(FileJob, {
      description:
        "On the first page: those of the site's files that the filters leave; none where hours are asked for",
    }),
    fileTotal: Type.Integer({ description: 'How many of them there are, on whichever page' }),
  },
  { $id: 'JobPostsAnswer' },
);
export type JobPostsAnswer = Static<typeof JobPostsAnswer>;
