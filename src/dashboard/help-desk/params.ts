import { queueSorts, queueViews } from '../../../contract/help-desk/constants';
import { createListParams, param, type StateOf, type UrlParam } from '../hooks/list/list-params';

/** The month of the calendar, YYYY-MM; null for the month of the first undecided time off. */
const month: UrlParam<string | null> = {
  name: 'month',
  defaultValue: null,
  parse: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  format: (value) => value ?? '',
  isViewOnly: true,
};

export const queueParams = createListParams({
  record: param.viewOnly(param.id('record', 40)),
  view: param.viewOnly(param.oneOf('view', ['list', 'calendar'], 'list')),
  month,
  query: param.search,
  show: param.oneOf('show', queueViews, 'all'),
  assignee: param.id('assignee'),
  region: param.region,
  ...param.sort(queueSorts, 'waiting'),
  page: param.page,
});
export type QueueState = StateOf<typeof queueParams>;
