import { chatLimits } from '../../../contract/shared/list-limits';
import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import { channels, responseTimeFilters, threadStatuses } from '../../../contract/inbox/constants';
import { createListParams, param, type StateOf } from '../hooks/list/list-params';

/** Sent to the server too. The search text isn't here because it travels in a header. */
const serverFields = {
  status: param.oneOf('status', threadStatuses, null),
  assignee: param.oneOf('assignee', ['mine', 'nobody'], null),
  region: param.region,
  channel: param.oneOf('channel', channels, null),
  from: param.day('from'),
  to: param.day('to'),
  answered: param.oneOf('answered', responseTimeFilters, null),
  waiting: param.flag('waiting'),
  failed: param.flag('failed'),
  sort: param.oneOf('sort', ['waiting'], 'latest'),
};

export const inboxParams = createListParams({
  thread: param.viewOnly(param.id('thread')),
  query: param.search,
  ...serverFields,
  unread: param.flag('unread'),
  page: param.page,
});
export type InboxState = StateOf<typeof inboxParams>;

/** Only this browser knows which threads are unread. */
export type InboxFilter = ThreadFilter & { unread: boolean };
export const noFilter: InboxFilter = { ...emptyThreadFilter, unread: false };

const serverParams = createListParams(serverFields);

export function chatsPath(filter: ThreadFilter, pageNumber: number): string {
  const offset = (pageNumber - 1) * chatLimits.default;
  return serverParams.toApiPath(offset === 0 ? '/chats' : `/chats?offset=${offset}`, filter);
}

/** The unread threads among those that match the filter. */
export function unreadChatsPath(filter: ThreadFilter, ids: readonly string[]): string {
  return serverParams.toApiPath(`/chats?ids=${ids.join()}`, filter);
}

export function exportPath(filter: ThreadFilter): string {
  return serverParams.toExportPath('/chats/export', filter);
}
