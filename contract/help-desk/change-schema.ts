import Type, { type Static } from 'typebox';
import { recordId, recordState, recordVersion } from './queue-schema';
import { writing } from './record-schema';
import { chatLimits } from '../shared/list-limits';

const wish = {
  reviewed: Type.Optional(Type.Boolean()),
  assignee: Type.Optional(recordState.assignee),
};

/**
 * PATCH /helpDesk/records/{id}, with the version that was seen; 409 when somebody has changed it since. A decision, of time off alone, is
 * mailed to the caregiver and makes the request reviewed, null takes it back and lets it wait again, whatever `reviewed` says. Its note
 * says why: it goes in the same mail, and stands on the status page as an answer does.
 */
export const RecordChange = Type.Object(
  {
    version: recordVersion,
    ...wish,
    decision: Type.Optional(recordState.decision),
    note: Type.Optional(writing),
  },
  { $id: 'RecordChange', minProperties: 2, additionalProperties: false },
);
export type RecordChange = Static<typeof RecordChange>;

/** Answers how it stands then. */
export const RecordState = Type.Object(recordState, { $id: 'RecordState' });
export type RecordState = Static<typeof RecordState>;

/** POST /helpDesk/records/states: several; each is changed, or refused for a reason of its own. */
export const RecordsChange = Type.Object(
  {
    records: Type.Array(
      Type.Object({ id: recordId, version: recordVersion }, { additionalProperties: false }),
      { minItems: 1, maxItems: chatLimits.usual },
    ),
    ...wish,
  },
  { $id: 'RecordsChange', minProperties: 2, additionalProperties: false },
);

export const RecordsChanged = Type.Object(
  {
    changed: Type.Array(Type.String({ description: 'id' })),
    refused: Type.Array(Type.Object({ id: Type.String(), message: Type.String() })),
  },
  { $id: 'RecordsChanged' },
);
export type RecordsChanged = Static<typeof RecordsChanged>;
