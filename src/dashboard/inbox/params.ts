import type { ChatMessage } from '../../../contract/inbox/schema';
import { chatLimits } from '../../../contract/shared/list-limits';
import { regionIds } from '../../../contract/shared/regions';
import { answeredFilters, noThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
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

/** What address and server's path have in common: all of the filter but the words searched for. */
const asked = {
  status: oneOf('status', threadStatuses, null),
  who: oneOf('who', ['mine', 'nobody'], null),
  region: oneOf('region', regionIds, null),
  channel: oneOf('channel', channelIds, null),
  from: day('from'),
  to: day('to'),
  answered: oneOf('answered', answeredFilters, null),
  waiting: flag('waiting'),
  failed: flag('failed'),
  sort: oneOf('sort', ['waiting'], 'latest'),
};

const fields = {
  thread: { ...nameOrNull('thread'), isBeside: true },
  query: words(),
  ...asked,
  unread: flag('unread'),
  page,
};

/** What the inbox keeps in its address: the open thread, the search, the filter and the page of the list. */
export type InboxState = StateOf<typeof fields>;
export const inboxAddress = listAddress(fields);

/** What the server filters by, and what only this browser knows: which threads are unread. */
export type InboxFilter = ThreadFilter & { unread: boolean };
export const noFilter: InboxFilter = { ...noThreadFilter, unread: false };

const askedAddress = listAddress(asked);

/** The path of a page of the list at the server, for a filter: the words searched for are not in it. */
export function chatsPath(filter: ThreadFilter, at: number): string {
  const offset = (at - 1) * chatLimits.usual;
  return askedAddress.asked(offset === 0 ? '/chats' : `/chats?offset=${offset}`, filter);
}

/** The path of the export of a filter. */
export function exportPath(filter: ThreadFilter): string {
  return askedAddress.exported('/chats/export', filter);
}
