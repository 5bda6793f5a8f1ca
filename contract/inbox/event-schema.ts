import Type, { type Static } from 'typebox';
import { threadEventKinds } from './constants';
import { namedObject, nullable, stringEnum, timestamp } from '../shared/schema/fields';

/** A change of a thread that is not a message. */
export const ThreadEvent = Type.Object({
  id: Type.String(),
  at: timestamp,
  by: nullable(Type.String(), "The staff member's email; null: the person"),
  kind: stringEnum(threadEventKinds),
  detail: nullable(
    Type.String(),
    'The status, the assignee (null: nobody), the name of the other thread, the number, the email address, the changed field, until when it is snoozed, or the tag',
  ),
  from: Type.Optional(nullable(Type.String(), 'What a changed field was before')),
  to: Type.Optional(nullable(Type.String(), 'What it was changed to')),
});
export type ThreadEvent = Static<typeof ThreadEvent>;

export const ThreadEventsResponse = namedObject('ThreadEventsResponse', {
  events: Type.Array(ThreadEvent, { description: 'The latest, oldest first' }),
});
export type ThreadEventsResponse = Static<typeof ThreadEventsResponse>;
