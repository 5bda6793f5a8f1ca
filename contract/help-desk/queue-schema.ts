import Type, { type Static } from 'typebox';
import { decisions, helpDeskTypes, queueSorts, queueViews } from './constants';
import { followUp, followUpFilter } from '../follow-ups/schema';
import { assigneeFilter } from '../inbox/change-schema';
import { RequestData } from './request-data-schema';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import {
  LabeledValue,
  namedObject,
  nullable,
  phoneNumber,
  possibleSpam,
  stringEnum,
  timestamp,
  versionNumber,
} from '../shared/schema/fields';
import { tagFilter, tagIds } from '../tags/schema';
import { createListQueries, down, listTotal } from '../shared/schema/list-query';

export const recordVersion = versionNumber(
  1,
  'Grows with each change of state, assignee, decision, or file',
);

export const recordState = {
  reviewed: Type.Boolean(),
  assignee: nullable(Type.String(), 'Email of the staff member; null: unassigned'),
  decision: nullable(stringEnum(decisions), 'Of time off'),
  version: recordVersion,
  tags: tagIds,
};

export const requestDetails = Type.Array(LabeledValue, {
  description: 'The request, in form order',
});

/** The file attached by the office. Its link works until `until`. */
export const ReplyFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'Bytes' }),
  addedAt: timestamp,
  until: timestamp,
});
export type ReplyFile = Static<typeof ReplyFile>;

export const QueueItem = Type.Object({
  id: Type.String(),
  type: stringEnum(helpDeskTypes),
  at: timestamp,
  reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
  name: Type.String(),
  contact: phoneNumber,
  email: nullable(Type.String()),
  region: stringEnum(regionIds),
  ...recordState,
  requestData: nullable(RequestData, 'Null: older than structured data, or not decryptable'),
  possibleSpam,
  failed: Type.Boolean({ description: 'The latest reply or notification was not delivered' }),
  file: nullable(ReplyFile),
  followUp,
});
export type QueueItem = Static<typeof QueueItem>;

const filters = {
  show: Type.Optional(stringEnum(queueViews)),
  assignee: assigneeFilter,
  region: Type.Optional(stringEnum(regionIds)),
  tag: tagFilter,
  followUp: followUpFilter,
  sort: Type.Optional(
    stringEnum(
      queueSorts,
      "Default 'waiting': unreviewed ones, oldest first, then reviewed ones, newest first",
    ),
  ),
  down,
};

/** GET /helpDesk/queues/{type}. Searches name, phone number, reference, and email. */
export const [QueueQuery, QueueExportQuery] = createListQueries(filters);
export type QueueQuery = Static<typeof QueueQuery>;

/** GET /helpDesk (specification sections 3 and 7). `review` is 'true' when reviewed. */
export const HelpDeskRecord = Type.Object(
  {
    ...Type.Pick(QueueItem, ['id', 'type', 'at', 'reference', 'name', 'contact', 'email', 'region'])
      .properties,
    review: Type.String(),
    details: requestDetails,
  },
  { $id: 'HelpDeskRecord' },
);
export type HelpDeskRecord = Static<typeof HelpDeskRecord>;

export const HelpDeskResponse = Type.Array(HelpDeskRecord, { $id: 'HelpDeskResponse' });
export type HelpDeskResponse = Static<typeof HelpDeskResponse>;

const oldest = nullable(Type.String(), 'ISO 8601, UTC: the oldest unreviewed request');

export const QueueResponse = namedObject('QueueResponse', {
  items: Type.Array(QueueItem, { description: `At most ${String(pageSize)}` }),
  ...listTotal,
  waiting: Type.Integer({ description: 'Unreviewed requests, regardless of filters' }),
  oldestWaitingAt: oldest,
});
export type QueueResponse = Static<typeof QueueResponse>;

/** GET /helpDesk/counts: unreviewed requests in each queue of the user's role. */
export const HelpDeskCounts = namedObject('HelpDeskCounts', {
  queues: Type.Array(
    Type.Object({
      type: stringEnum(helpDeskTypes),
      waiting: Type.Integer(),
      oldestWaitingAt: oldest,
    }),
  ),
});
export type HelpDeskCounts = Static<typeof HelpDeskCounts>;
