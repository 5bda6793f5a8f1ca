import { chatLimits } from '../../../contract/shared/list-limits';
import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import {
  threadStatusLabels,
  type Channel,
  type ResponseTimeFilter,
} from '../../../contract/inbox/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param, regionFilter } from '../hooks/list/url-params';
import { channels } from './labels';

const channelLabels = Object.fromEntries(
  Object.entries(channels).map(([id, { label }]) => [id, label]),
) as Record<Channel, string>;

const responseTimeLabels: Record<ResponseTimeFilter, string> = {
  any: 'Needed a reply',
  day: 'Within 1 day',
  late: 'Over 1 day',
};

/** Sent to the server too. */
const serverFields = {
  status: param.choice('status', { label: 'Status', all: 'Any', choices: threadStatusLabels }),
  assignee: param.assignee,
  region: param.choice('region', { ...regionFilter, all: 'Any' }),
  channel: param.choice('channel', { label: 'Channel', all: 'All', choices: channelLabels }),
  answered: param.choice('answered', {
    label: 'Response time',
    all: 'Any',
    choices: responseTimeLabels,
  }),
  waiting: param.flag('waiting'),
  failed: param.flag('failed'),
  unread: param.flag('unread'),
  sort: {
    ...param.oneOf('sort', ['waiting'], 'latest'),
    filter: { label: 'Sort by', all: 'Latest activity', choices: { waiting: 'Longest wait' } },
  },
  from: param.day('from', 'Submitted from'),
  to: param.day('to', 'Submitted to'),
};

export const inboxParams = createListParams({
  thread: param.viewOnly(param.id('thread')),
  query: param.search,
  ...serverFields,
  page: param.page,
});
export type InboxState = StateOf<typeof inboxParams>;

export type InboxFilter = ThreadFilter & { unread: boolean };
export const noFilter: InboxFilter = { ...emptyThreadFilter, unread: false };

const serverParams = createListParams({ query: param.search, ...serverFields });

/** One page of the threads that match the filter, for GET /chats. The open thread stays among the unread ones although it has been read. */
export function toPageInput(state: InboxFilter & { thread: string | null }, pageNumber: number) {
  const { query, search } = serverParams.toInput(state);
  const offset = (pageNumber - 1) * chatLimits.default;
  return {
    query: {
      ...(offset > 0 && { offset: String(offset) }),
      ...query,
      ...(state.unread && state.thread !== null && { open: state.thread }),
    },
    search,
  };
}

export const toExportQuery = (filter: InboxFilter) => serverParams.toExportQuery(filter);
