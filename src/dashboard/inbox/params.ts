import { chatLimits } from '../../../contract/shared/list-limits';
import { regionIds } from '../../../contract/shared/regions';
import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import { channels, responseTimeFilters, threadStatuses } from '../../../contract/inbox/constants';
import {
  dayParam,
  flagParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

/** Sent to the server too. The search text isn't here because it travels in a header. */
const serverFields = {
  status: enumParam('status', threadStatuses, null),
  assignee: enumParam('assignee', ['mine', 'nobody'], null),
  region: enumParam('region', regionIds, null),
  channel: enumParam('channel', channels, null),
  from: dayParam('from'),
  to: dayParam('to'),
  answered: enumParam('answered', responseTimeFilters, null),
  waiting: flagParam('waiting'),
  failed: flagParam('failed'),
  sort: enumParam('sort', ['waiting'], 'latest'),
};

const fields = {
  thread: { ...idParam('thread'), isViewOnly: true },
  query: searchParam(),
  ...serverFields,
  unread: flagParam('unread'),
  page: pageParam,
};

export type InboxState = ParamState<typeof fields>;
export const inboxParams = createListParams(fields);

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
