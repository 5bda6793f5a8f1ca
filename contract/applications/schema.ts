import Type, { type Static } from 'typebox';
import { exportQuery } from '../shared/schema/export-query';
import { applicationSorts, stageIds } from '../jobs/constants';
import { keptWords } from '../shared/text/patterns';
import { listPage } from '../shared/list-limits';
import { down, page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { longestWriting } from '../inbox/constants';
import { versionNumber } from '../shared/schema/version';

const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const moment = Type.String({ description: 'ISO 8601, UTC' });
const stage = oneOf(stageIds);
const version = versionNumber(1, 'Grows with each change of the stage');

/** An application as it is listed. */
export const Application = Type.Object({
  id: Type.String(),
  at: moment,
  job: Type.String({ description: 'Slug of the job' }),
  jobTitle: Type.String({ description: 'As it was called then' }),
  region: oneOf(regionIds),
  name: Type.String(),
  contact: Type.String({ description: 'Ten digits' }),
  email: orNull(Type.String()),
  certified: Type.Boolean(),
  stage,
  resume: orNull(
    Type.Object({
      type: Type.String({ description: 'Media type, as found in the content' }),
      size: Type.Integer({ description: 'Bytes' }),
      until: moment,
    }),
    'Null: none was attached, or its time is up',
  ),
  version,
  changedBy: orNull(Type.String()),
});
export type Application = Static<typeof Application>;

/** One thing that the office did with an application: it set the stage, or kept a note. */
export const ApplicationEntry = Type.Object(
  {
    id: Type.String(),
    at: moment,
    by: Type.String(),
    stage: orNull(stage, 'Null: of a note'),
    note: orNull(Type.String(), 'Null: of a stage'),
  },
  { $id: 'ApplicationEntry' },
);
export type ApplicationEntry = Static<typeof ApplicationEntry>;

/** GET /jobs/applications/{id}, and what a change of the stage answers. */
export const ApplicationDetail = Type.Object(
  {
    ...Application.properties,
    languages: Type.String(),
    availability: Type.String(),
    note: Type.String({ description: 'What the applicant wrote' }),
    entries: Type.Array(ApplicationEntry, { description: 'Oldest first' }),
  },
  { $id: 'ApplicationDetail' },
);
export type ApplicationDetail = Static<typeof ApplicationDetail>;

/** PATCH /jobs/applications/{id}, with the version that was seen; 409 when somebody has changed it since. */
export const StageChange = Type.Object(
  { version, stage },
  { $id: 'StageChange', additionalProperties: false },
);
export type StageChange = Static<typeof StageChange>;

/** POST /jobs/applications/{id}/notes, with an optional Idempotency-Key. */
export const ApplicationNote = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestWriting.note, pattern: keptWords }) },
  { $id: 'ApplicationNote', additionalProperties: false },
);

const filters = {
  stage: Type.Optional(stage),
  region: Type.Optional(oneOf(regionIds)),
  job: Type.Optional(Type.String({ pattern: '^[\\w-]{1,120}$', description: 'Slug' })),
  sort: Type.Optional(
    oneOf(
      applicationSorts,
      "'waiting', also when left out: the new ones first, each part with the newest first",
    ),
  ),
  down,
};

/** GET /jobs/applications. What is searched for stands in a header (list-limits.ts): name, number, e-mail, job. */
export const ApplicationsQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type ApplicationsQuery = Static<typeof ApplicationsQuery>;

export const ApplicationsExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

export const ApplicationsAnswer = Type.Object(
  {
    items: Type.Array(Application, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'That the filters leave, on all pages' }),
    waiting: Type.Integer({ description: 'New ones in all' }),
    jobs: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() }), {
      description: 'That anybody has applied for',
    }),
  },
  { $id: 'ApplicationsAnswer' },
);
export type ApplicationsAnswer = Static<typeof ApplicationsAnswer>;

/** GET /jobs/counts: for the badge beside the screen. */
export const JobCounts = Type.Object({ newApplications: Type.Integer() }, { $id: 'JobCounts' });
export type JobCounts = Static<typeof JobCounts>;
