import Type, { type Static } from 'typebox';
import { decisions, helpDeskTypes, queueShows } from './constants';
import { HelpDeskFacts } from './schema';
import { listPage } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import { nullable, oneOf, phoneNumber, timestamp, versionNumber } from '../shared/schema/fields';
import { down, exportQuery, page } from '../shared/schema/list-query';
import { keptText } from '../shared/text/patterns';

export const recordVersion = versionNumber(
  1,
  'Grows with each change of state, assignee, decision, or file',
);

/** The fields of a request that the office can change. */
export const recordState = {
  reviewed: Type.Boolean(),
  assignee: nullable(Type.String(), 'E-mail of the staff member; null: unassigned'),
  decision: nullable(oneOf(decisions), 'Of time off'),
  version: recordVersion,
};

/** The file attached by the office. Its link works until `until`. */
export const AnswerFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'Bytes' }),
  addedAt: timestamp,
  until: timestamp,
});
export type AnswerFile = Static<typeof AnswerFile>;

/** A request in its queue. */
export const QueueItem = Type.Object({
  id: Type.String(),
  type: oneOf(helpDeskTypes),
  at: timestamp,
  reference: Type.String(),
  name: Type.String(),
  contact: phoneNumber,
  email: nullable(Type.String()),
  region: oneOf(regionIds),
  ...recordState,
  facts: nullable(HelpDeskFacts, 'Null: older than structured data, or not decryptable'),
  answeredAt: nullable(Type.String(), 'ISO 8601, UTC: the office’s last message'),
  failed: Type.Boolean({ description: 'The latest reply or notification was not delivered' }),
  file: nullable(AnswerFile),
});
export type QueueItem = Static<typeof QueueItem>;

const filters = {
  show: Type.Optional(oneOf(queueShows)),
  assignee: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 254,
      pattern: keptText,
      description: "'mine', 'nobody', or an e-mail",
    }),
  ),
  region: Type.Optional(oneOf(regionIds)),
  sort: Type.Optional(
    oneOf(
      ['waiting', 'at', 'name', 'assignee', 'region', 'firstDay'],
      "Default 'waiting': unreviewed ones, oldest first, then reviewed ones, newest first",
    ),
  ),
  down,
};

/** GET /helpDesk/queues/{type}. Searches name, phone number, reference, and e-mail. */
export const QueueQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type QueueQuery = Static<typeof QueueQuery>;

export const QueueExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

const oldest = nullable(Type.String(), 'ISO 8601, UTC: the oldest unreviewed request');

/** GET /helpDesk/queues/{type}. */
export const QueueAnswer = Type.Object(
  {
    items: Type.Array(QueueItem, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'Matches on all pages' }),
    waiting: Type.Integer({ description: 'Unreviewed requests, regardless of filters' }),
    oldestWaitingAt: oldest,
    firstDayWaiting: nullable(
      Type.String(),
      'YYYY-MM-DD: the first day from today on of time off without a decision',
    ),
  },
  { $id: 'QueueResponse' },
);
export type QueueAnswer = Static<typeof QueueAnswer>;

/** GET /helpDesk/counts: unreviewed requests in each queue of the user's role. */
export const HelpDeskCounts = Type.Object(
  {
    queues: Type.Array(
      Type.Object({
        type: oneOf(helpDeskTypes),
        waiting: Type.Integer(),
        oldestWaitingAt: oldest,
      }),
    ),
  },
  { $id: 'HelpDeskCounts' },
);
export type HelpDeskCounts = Static<typeof HelpDeskCounts>;
