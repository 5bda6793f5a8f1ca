import Type, { type Static } from 'typebox';
import { chatLimits } from '../shared/list-limits';
import { oneOf } from '../shared/schema/string-enum';
import { threadStatuses } from './statuses';
import { versionNumber } from '../shared/schema/version';

export const assignee = Type.Union([Type.String(), Type.Null()], {
  description: 'E-mail of the staff member who has it; null: nobody',
});

export const version = versionNumber(1, 'Grows with each change of status or assignee');

export const threadId = Type.String({ pattern: '^[\\w-]{1,40}$' });

/** PATCH /chats/{userId}: status, assignee, or both, with the version they were seen at. 409 when somebody has changed them since. */
export const ThreadChange = Type.Object(
  {
    version,
    status: Type.Optional(oneOf(threadStatuses)),
    assignee: Type.Optional(assignee),
  },
  { $id: 'ThreadChange', minProperties: 2, additionalProperties: false },
);
export type ThreadChange = Static<typeof ThreadChange>;
/** What is wished of a thread. */
export type ThreadWish = Omit<ThreadChange, 'version'>;

/** POST /chats/states: the same for several threads; each is changed, or refused for a reason of its own. */
export const BulkChange = Type.Object(
  {
    threads: Type.Array(
      Type.Object({ userId: threadId, version }, { additionalProperties: false }),
      {
        minItems: 1,
        maxItems: chatLimits.usual,
      },
    ),
    status: Type.Optional(oneOf(threadStatuses)),
    assignee: Type.Optional(assignee),
  },
  { $id: 'BulkChange', minProperties: 2, additionalProperties: false },
);
export type BulkChange = Static<typeof BulkChange>;

export const BulkAnswer = Type.Object(
  {
    changed: Type.Array(Type.String({ description: 'userId' })),
    refused: Type.Array(Type.Object({ userId: Type.String(), message: Type.String() })),
  },
  { $id: 'BulkAnswer' },
);
export type BulkAnswer = Static<typeof BulkAnswer>;

export const ThreadState = Type.Object(
  { status: oneOf(threadStatuses), assignee, version },
  { $id: 'ThreadState' },
);
export type ThreadState = Static<typeof ThreadState>;

/** GET /chats/assignees: who may have a thread, by e-mail: every account whose role sees them. */
export const AssigneesAnswer = Type.Object(
  { assignees: Type.Array(Type.String()) },
  { $id: 'AssigneesAnswer' },
);
export type AssigneesAnswer = Static<typeof AssigneesAnswer>;

/** POST /chats/{userId}/presence: who else has the thread open, by e-mail. */
export const PresenceAnswer = Type.Object(
  { others: Type.Array(Type.String()) },
  { $id: 'PresenceAnswer' },
);
export type PresenceAnswer = Static<typeof PresenceAnswer>;

/** POST /chats/{userId}/merge and /split: the other thread, which goes into this one or out of it. Answers where it stands now. */
export const MergeRequest = Type.Object(
  { userId: threadId },
  { $id: 'MergeRequest', additionalProperties: false },
);
export type MergeRequest = Static<typeof MergeRequest>;

export const MergeAnswer = Type.Object({ userId: Type.String() }, { $id: 'MergeAnswer' });
export type MergeAnswer = Static<typeof MergeAnswer>;
