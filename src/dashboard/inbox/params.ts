import { chatLimits } from '../../../contract/shared/list-limits';
import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import { channels, responseTimeFilters, threadStatuses } from '../../../contract/inbox/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

/** Sent to the server too. */
const serverFields = {
  status: param.oneOf('status', threadStatuses, null),
  assignee: param.oneOf('assignee', ['mine', 'nobody'], null),
  region: param.region,
  channel: param.oneOf('channel', channels, null),
  from: param.day('from', 'From'),
  to: param.day('to', 'To'),
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

const serverParams = createListParams({ query: param.search, ...serverFields });

/** One page of the threads that match the filter, for GET /chats. */
export function toPageInput(filter: ThreadFilter, pageNumber: number) {
  const { query, search } = serverParams.toInput(filter);
  const offset = (pageNumber - 1) * chatLimits.default;
  return { query: offset === 0 ? query : { offset: String(offset), ...query }, search };
}

/** The unread threads among those that match the filter, for GET /chats. */
export function toUnreadInput(filter: ThreadFilter, ids: readonly string[]) {
  const { query, search } = serverParams.toInput(filter);
  return { query: { ids: ids.join(), ...query }, search };
}

export const toExportQuery = (filter: ThreadFilter) => serverParams.toExportQuery(filter);
