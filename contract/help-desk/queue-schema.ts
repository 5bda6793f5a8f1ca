import Type, { type Static } from 'typebox';
import { exportQuery } from '../shared/schema/export-query';
import { HelpDeskFacts } from './request-data-schema';
import { decisions, queueShows } from './event-types';
import { helpDeskTypes } from './request-types';
import { keptText } from '../shared/text/patterns';
import { listPage } from '../shared/list-limits';
import { down, page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { versionNumber } from '../shared/schema/version';

export const recordVersion = versionNumber(
  1,
  'Grows with each change of state, assignee, decision or file',
);
export const recordId = Type.String({ pattern: '^[\\w-]{1,40}$' });

/** What may be changed of a record, as it stands. */
export const recordState = {
  reviewed: Type.Boolean(),
  assignee: Type.Union([Type.String(), Type.Null()], {
    description: 'E-mail of the staff member who has it; null: nobody',
  }),
  decision: Type.Union([oneOf(decisions), Type.Null()], { description: 'Of time off' }),
  version: recordVersion,
};

/** The file that the office has attached: its link works until then. */
export const AnswerFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'Bytes' }),
  addedAt: Type.String({ description: 'ISO 8601, UTC' }),
  until: Type.String({ description: 'ISO 8601, UTC' }),
});
export type AnswerFile = Static<typeof AnswerFile>;

/** A record as its queue shows it. */
export const QueueItem = Type.Object({
  id: Type.String(),
  type: oneOf(helpDeskTypes),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  reference: Type.String(),
  name: Type.String(),
  contact: Type.String({ description: 'Ten digits' }),
  email: Type.Union([Type.String(), Type.Null()]),
  region: oneOf(regionIds),
  ...recordState,
  facts: Type.Union([HelpDeskFacts, Type.Null()], {
    description: 'Null: filed before they were kept, or they cannot be opened',
  }),
  answeredAt: Type.Union([Type.String(), Type.Null()], {
    description: 'ISO 8601, UTC: when the office wrote last',
  }),
  failed: Type.Boolean({
    description:
      'The latest that was sent about it was not delivered: an answer, or an e-mail that tells of a step',
  }),
  file: Type.Union([AnswerFile, Type.Null()]),
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
      "'waiting', also when left out: what waits first, the oldest of it first, then the reviewed, the newest first",
    ),
  ),
  down,
};

/** The query of GET /helpDesk/queues/{type}. What is searched for stands in a header (list-limits.ts): name, number, reference, e-mail. */
export const QueueQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type QueueQuery = Static<typeof QueueQuery>;

export const QueueExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

const oldest = Type.Union([Type.String(), Type.Null()], {
  description: 'ISO 8601, UTC: since when the oldest that waits does; null: none waits',
});

/** GET /helpDesk/queues/{type}: one page. */
export const QueueAnswer = Type.Object(
  {
    items: Type.Array(QueueItem, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'Records that the filters leave, on all pages' }),
    waiting: Type.Integer({ description: 'In the whole queue' }),
    oldestWaitingAt: oldest,
    firstDayWaiting: Type.Union([Type.String(), Type.Null()], {
      description:
        'YYYY-MM-DD: of time off, the first day from today on that waits for a decision; null: none does',
    }),
  },
  { $id: 'QueueAnswer' },
);
export type QueueAnswer = Static<typeof QueueAnswer>;

/** GET /helpDesk/counts: what waits in each queue of one's role. */
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
