import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import { clientLanguages, type ClientLanguage } from '../../../contract/shared/languages';
import {
  contactSources,
  statusFilters,
  threadStatusLabels,
  type Channel,
  type DueFilter,
  type TargetResult,
} from '../../../contract/inbox/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param, regionFilter } from '../hooks/list/url-params';
import { channels } from './labels';

const channelLabels = Object.fromEntries(
  Object.entries(channels).map(([id, { label }]) => [id, label]),
) as Record<Channel, string>;

const languages = Object.fromEntries(clientLanguages.map((one) => [one, one])) as Record<
  ClientLanguage,
  string
>;

const dueLabels: Record<DueFilter, string> = { overdue: 'Overdue', today: 'Today or overdue' };
const targetLabels: Record<TargetResult, string> = { kept: 'Kept', missed: 'Missed' };

const status = {
  ...param.oneOf('status', statusFilters, 'open'),
  filter: { label: 'Status', all: 'Open', choices: { ...threadStatusLabels, all: 'All' } },
};

const sort = {
  ...param.oneOf('sort', ['waiting', 'due', 'follow-up'], 'latest'),
  filter: {
    label: 'Sort by',
    all: 'Latest activity',
    choices: { waiting: 'Longest wait', due: 'Due first', 'follow-up': 'Next follow-up' },
  },
};

export const inboxParams = createListParams({
  thread: param.viewOnly(param.id('thread')),
  isNew: param.viewOnly(param.flag('new')),
  query: param.search,
  status,
  assignee: param.assignee,
  region: param.choice('region', { ...regionFilter, all: 'Any' }),
  channel: param.choice('channel', { label: 'Channel', all: 'All', choices: channelLabels }),
  source: param.choice('source', { label: 'Source', all: 'Any', choices: contactSources }),
  language: param.choice('language', { label: 'Language', all: 'Any', choices: languages }),
  tag: param.tag,
  due: param.choice('due', { label: 'Reply due', all: 'Any', choices: dueLabels }),
  target: param.choice('target', { label: 'Response target', all: 'Any', choices: targetLabels }),
  followUp: param.followUp,
  waiting: param.flag('waiting'),
  snoozed: param.flag('snoozed'),
  failed: param.flag('failed'),
  unread: param.flag('unread'),
  sort,
  from: param.day('from', 'Submitted from'),
  to: param.day('to', 'Submitted to'),
  after: param.cursor('after'),
  before: param.cursor('before'),
});
export type InboxState = StateOf<typeof inboxParams>;

export type InboxFilter = ThreadFilter & { unread: boolean };
export const noFilter: InboxFilter = { ...emptyThreadFilter, unread: false };

export const firstPage = { after: null, before: null } as const;

/** One page of the list, for GET /chats. The open thread stays among the unread ones although it has been read. */
export function toPageInput(state: InboxState) {
  const { query, search } = inboxParams.toInput(state);
  const kept = state.unread && state.thread !== null ? { open: state.thread } : {};
  return { query: { ...query, ...kept }, search };
}
