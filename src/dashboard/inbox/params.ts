import type { ChatMessage } from '../../../contract/inbox/schema';
import { chatLimits } from '../../../contract/shared/list-limits';
import { regionIds } from '../../../contract/shared/regions';
import {
  responseTimeFilters,
  emptyThreadFilter,
  type ThreadFilter,
} from '../../../contract/inbox/filter';
import { threadStatuses } from '../../../contract/inbox/constants';
import {
  day,
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';
import { channels } from './channel-labels';

export const channelIds = Object.keys(channels) as ChatMessage['channel'][];

/** Sent to the server too. The search text isn't here because it travels in a header. */
const serverFields = {
  status: oneOf('status', threadStatuses, null),
  who: oneOf('who', ['mine', 'nobody'], null),
  region: oneOf('region', regionIds, null),
  channel: oneOf('channel', channelIds, null),
  from: day('from'),
  to: day('to'),
  answered: oneOf('answered', responseTimeFilters, null),
  waiting: flag('waiting'),
  failed: flag('failed'),
  sort: oneOf('sort', ['waiting'], 'latest'),
};

const fields = {
  thread: { ...nameOrNull('thread'), isBeside: true },
  query: words(),
  ...serverFields,
  unread: flag('unread'),
  page,
};

export type InboxState = StateOf<typeof fields>;
export const inboxAddress = listAddress(fields);

/** Only this browser knows which threads are unread. */
export type InboxFilter = ThreadFilter & { unread: boolean };
export const noFilter: InboxFilter = { ...emptyThreadFilter, unread: false };

const serverAddress = listAddress(serverFields);

export function chatsPath(filter: ThreadFilter, pageNumber: number): string {
  const offset = (pageNumber - 1) * chatLimits.usual;
  return serverAddress.asked(offset === 0 ? '/chats' : `/chats?offset=${offset}`, filter);
}

export function exportPath(filter: ThreadFilter): string {
  return serverAddress.exported('/chats/export', filter);
}
