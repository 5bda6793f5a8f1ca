import { queueSorts, queueViews } from '../../../contract/help-desk/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flagParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type UrlParam,
  type ParamState,
} from '../hooks/list/list-params';

/** The month of the calendar, YYYY-MM; null for the month of the first undecided time off. */
const month: UrlParam<string | null> = {
  name: 'month',
  defaultValue: null,
  parse: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  format: (value) => value ?? '',
  isViewOnly: true,
};

const fields = {
  record: { ...idParam('record', 40), isViewOnly: true },
  view: { ...enumParam('view', ['list', 'calendar'], 'list'), isViewOnly: true },
  month,
  query: searchParam(),
  show: enumParam('show', queueViews, 'all'),
  assignee: idParam('assignee'),
  region: enumParam('region', regionIds, null),
  sort: enumParam('sort', queueSorts, 'waiting'),
  isReversed: flagParam('down'),
  page: pageParam,
};

export type QueueState = ParamState<typeof fields>;
export const queueParams = createListParams(fields);
