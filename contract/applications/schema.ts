import Type, { type Static } from 'typebox';
import { followUpFields } from '../follow-ups/constants';
import { followUp, followUpFilter } from '../follow-ups/schema';
import { maxMessageLength } from '../inbox/constants';
import { fileIds, mentions, messageFiles } from '../messages/schema';
import { applicationSorts, stageIds } from './constants';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import {
  bulkRecords,
  bulkResult,
  closedObject,
  namedObject,
  nullable,
  phoneNumber,
  possibleSpam,
  stringEnum,
  timestamp,
  versionNumber,
} from '../shared/schema/fields';
import { createListQueries, down, listTotal } from '../shared/schema/list-query';
import { nonBlankText } from '../shared/text/patterns';

const stage = stringEnum(stageIds);
const version = versionNumber(1, 'Grows with each change of the stage');

export const Application = Type.Object({
  id: Type.String(),
  at: timestamp,
  job: Type.String({ description: 'Slug of the job' }),
  jobTitle: Type.String({ description: 'At the time of the application' }),
  region: stringEnum(regionIds),
  name: Type.String(),
  contact: phoneNumber,
  email: nullable(Type.String()),
  certified: Type.Boolean(),
  possibleSpam,
  stage,
  resume: nullable(
    Type.Object({
      type: Type.String({ description: 'Media type, detected from the content' }),
      size: Type.Integer({ description: 'Bytes' }),
      until: timestamp,
    }),
    'Null: not attached, or deleted after its retention period',
  ),
  version,
  changedBy: nullable(Type.String()),
  followUp,
});
export type Application = Static<typeof Application>;

export const ApplicationEntry = namedObject('ApplicationEntry', {
  id: Type.String(),
  at: timestamp,
  by: Type.String(),
  stage: nullable(stage, 'Null for a note or a follow-up'),
  note: nullable(Type.String(), 'Null for a change of the stage or the follow-up'),
  files: messageFiles,
  followUp: Type.Optional(
    Type.Object({ field: stringEnum(followUpFields), detail: nullable(Type.String()) }),
  ),
});
export type ApplicationEntry = Static<typeof ApplicationEntry>;

export const ApplicationDetail = namedObject('ApplicationDetail', {
  ...Application.properties,
  languages: Type.String(),
  availability: Type.String(),
  note: Type.String({ description: 'By the applicant' }),
  entries: Type.Array(ApplicationEntry, { description: 'Oldest first' }),
});
export type ApplicationDetail = Static<typeof ApplicationDetail>;

export const StageChange = closedObject('StageChange', { version, stage });
export type StageChange = Static<typeof StageChange>;

export const BulkStageChange = closedObject('BulkStageChange', {
  applications: bulkRecords(pageSize),
  stage,
});

export const BulkStageResponse = namedObject('BulkStageResponse', bulkResult);

export const ApplicationNote = closedObject('ApplicationNote', {
  text: Type.String({ minLength: 1, maxLength: maxMessageLength.note, pattern: nonBlankText }),
  files: fileIds,
  mentions,
});

const filters = {
  stage: Type.Optional(stage),
  region: Type.Optional(stringEnum(regionIds)),
  job: Type.Optional(Type.String({ pattern: '^[\\w-]{1,120}$', description: 'Slug' })),
  followUp: followUpFilter,
  sort: Type.Optional(
    stringEnum(applicationSorts, "Default 'waiting': new ones first, then the rest, newest first"),
  ),
  down,
};

/** GET /jobs/applications. Searches name, phone number, email, and job. */
export const [ApplicationsQuery, ApplicationsExportQuery] = createListQueries(filters);
export type ApplicationsQuery = Static<typeof ApplicationsQuery>;

export const ApplicationsResponse = namedObject('ApplicationsResponse', {
  items: Type.Array(Application, { description: `At most ${String(pageSize)}` }),
  ...listTotal,
  waiting: Type.Integer({ description: 'New ones, regardless of filters' }),
  jobs: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() }), {
    description: 'With at least one application',
  }),
});
export type ApplicationsResponse = Static<typeof ApplicationsResponse>;

export const JobCounts = namedObject('JobCounts', {
  newApplications: Type.Integer(),
  oldestNewAt: nullable(Type.String(), 'ISO 8601, UTC: the oldest new application'),
});
