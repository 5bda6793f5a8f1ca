import Type, { type Static } from 'typebox';
import { threadStatuses, untilTheyWrite } from './constants';
import { timeInput } from '../follow-ups/schema';
import { maxBulkRecords } from '../shared/list-limits';
import {
  bulkRecords,
  changeObject,
  closedObject,
  namedObject,
  nullable,
  recordId,
  strictObject,
  stringEnum,
  versionNumber,
} from '../shared/schema/fields';
import { regionIds } from '../shared/regions';
import { storableText } from '../shared/text/patterns';
import { tagIds, tagPatch } from '../tags/schema';
import { undoableResult, undoToken } from '../shared/schema/undo';

export const assignee = nullable(Type.String(), 'Email of the staff member; null: unassigned');

export const version = versionNumber(1, 'Grows with each change of status, assignee, or person');

/** Left out in what an older server returns. */
export const snooze = {
  snoozedUntil: Type.Optional(
    nullable(timeInput, `The thread wakes then; ${untilTheyWrite}: when the person writes`),
  ),
  sleepsOnThanks: Type.Optional(
    Type.Boolean({ description: 'A message that is only a thank-you does not wake it' }),
  ),
};

const patch = {
  status: Type.Optional(stringEnum(threadStatuses)),
  assignee: Type.Optional(assignee),
  ...snooze,
  ...tagPatch,
};

export const ThreadChange = changeObject('ThreadChange', { version, ...patch });
export type ThreadChange = Static<typeof ThreadChange>;
export type ThreadPatch = Omit<ThreadChange, 'version'>;

export const BulkThreadChange = Type.Object(
  { threads: bulkRecords(maxBulkRecords), ...patch },
  { $id: 'BulkThreadChange', minProperties: 2, additionalProperties: false },
);

export const BulkThreadResponse = namedObject('BulkThreadResponse', undoableResult);
export type BulkThreadResponse = Static<typeof BulkThreadResponse>;

export const ThreadState = namedObject('ThreadState', {
  status: stringEnum(threadStatuses),
  assignee,
  version,
  ...snooze,
  tags: tagIds,
});
export type ThreadState = Static<typeof ThreadState>;

export const ThreadChangeResponse = namedObject('ThreadChangeResponse', {
  ...ThreadState.properties,
  undo: undoToken,
});

/** Of a list. */
export const assigneeFilter = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 254,
    pattern: storableText,
    description: "'mine', 'nobody', or an email",
  }),
);

/** Of the record that someone will be assigned; left out, of any. */
export const AssigneesQuery = strictObject({ region: Type.Optional(stringEnum(regionIds)) });

export const AssigneesResponse = namedObject('AssigneesResponse', {
  assignees: Type.Array(Type.String(), { description: 'Emails of staff who can be assigned' }),
  assigned: Type.Array(Type.String(), {
    description: 'Emails of those to whom something is assigned, also without access anymore',
  }),
});
export type AssigneesResponse = Static<typeof AssigneesResponse>;

/** POST /chats/{userId}/merge and /split: the other thread, to merge into this one or to split off. */
export const MergeRequest = closedObject('MergeRequest', { userId: recordId });
export type MergeRequest = Static<typeof MergeRequest>;

export const MergeResponse = namedObject('MergeResponse', {
  userId: Type.String(),
  undo: Type.Optional(undoToken),
});
