import Type, { type Static } from 'typebox';
import { followUpFilters, followUpKinds, maxFollowUpText } from './constants';
import {
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  recordId,
  strictObject,
  stringEnum,
  timestamp,
  versionNumber,
  versionText,
} from '../shared/schema/fields';
import { undoToken } from '../shared/schema/undo';
import { storableText } from '../shared/text/patterns';

const version = versionNumber(0, 'On screen; 0 if there was no follow-up');

/** A time, to the minute or exactly. */
export const timeInput = Type.String({
  pattern: '^2\\d{3}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d(\\.\\d{3})?Z$',
  description: 'ISO 8601, UTC',
});

/** The next step of a staff member about a record, and its time. */
export const FollowUp = Type.Object({
  dueAt: timestamp,
  owner: Type.String({
    description: 'Email of the staff member; empty for anyone who sees the record',
  }),
  text: Type.String({ description: 'One line; may be empty' }),
  version,
});
export type FollowUp = Static<typeof FollowUp>;

/** Of a record; left out if there is none. */
export const followUp = Type.Optional(FollowUp);

export const followUpFilter = Type.Optional(
  keyEnum(followUpFilters, 'By the next follow-up; this week ends on Sunday'),
);

export const followUpParams = Type.Object({ kind: stringEnum(followUpKinds), id: recordId });

export const FollowUpChange = closedObject('FollowUpChange', {
  version,
  dueAt: timeInput,
  owner: Type.String({ minLength: 1, maxLength: 254, pattern: storableText }),
  text: Type.String({ maxLength: maxFollowUpText, pattern: storableText }),
});

export const DoneQuery = strictObject({ version: versionText });

export const FollowUpResponse = namedObject('FollowUpResponse', {
  followUp: nullable(FollowUp),
  undo: undoToken,
});
