import Type, { type Static } from 'typebox';
import { maxCounted, maxUnreadThreads } from '../shared/list-limits';
import { closedObject, namedObject, recordId, stringEnum } from '../shared/schema/fields';

/** GET /chats/unread: what the signed-in account has not read, in any browser. */
export const Unread = namedObject('Unread', {
  newMessages: Type.Integer({
    maximum: maxCounted,
    description: `Inbound messages since the account last opened the inbox: the badge. ${String(maxCounted)} means that or more`,
  }),
  threads: Type.Array(
    Type.Object({ userId: Type.String(), unread: Type.Integer({ minimum: 1 }) }),
    {
      maxItems: maxUnreadThreads,
      description: `With unread messages, latest activity first. ${String(maxUnreadThreads)} means that or more`,
    },
  ),
});
export type Unread = Static<typeof Unread>;

export const ReadChange = closedObject('ReadChange', {
  state: stringEnum(
    ['seen', 'read', 'unread'],
    'seen: the badge doesn’t count them. unread: the person’s last message',
  ),
  userId: Type.Optional({
    ...recordId,
    description: 'Default: all threads that match the filter',
  }),
  total: Type.Optional(
    Type.Integer({ minimum: 0, description: 'How many messages were shown. Default: all' }),
  ),
});
export type ReadChange = Static<typeof ReadChange>;
