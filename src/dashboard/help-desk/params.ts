import {
  needsDecision,
  queueSorts,
  queueViews,
  requestStateLabels,
  type HelpDeskType,
  type QueueView,
} from '../../../contract/help-desk/constants';
import { createListParams, type Filters, type StateOf } from '../hooks/list/list-params';
import { param, type Filter, type UrlParam } from '../hooks/list/url-params';

/** The month of the calendar, YYYY-MM; null for the current month. */
const month: UrlParam<string | null> = {
  name: 'month',
  defaultValue: null,
  parse: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  scope: 'view',
};

export const queueParams = createListParams({
  record: param.viewOnly(param.id('record', 40)),
  view: param.viewOnly(param.oneOf('view', ['list', 'calendar'], 'list')),
  month,
  query: param.search,
  show: param.oneOf('show', queueViews, 'all'),
  assignee: param.assignee,
  region: param.region,
  tag: param.tag,
  followUp: param.followUp,
  ...param.sort(queueSorts, 'waiting'),
  page: param.page,
});
export type QueueState = StateOf<typeof queueParams>;

const allStates: Record<QueueView, string> = { all: 'All', ...requestStateLabels };
const { approved: _approved, declined: _declined, ...undecidedStates } = allStates;

export function getQueueFilters(type: HelpDeskType, assignee: Filter, tag: Filter) {
  return {
    show: { label: 'Status', choices: needsDecision(type) ? allStates : undecidedStates },
    assignee,
    tag,
  } satisfies Filters<QueueState>;
}
