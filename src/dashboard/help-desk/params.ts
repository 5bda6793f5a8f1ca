import { queueViews } from '../../../contract/help-desk/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type AddressField,
  type StateOf,
} from '../hooks/list/list-params';

const queueSorts = ['at', 'name', 'assignee', 'region', 'firstDay'] as const;

/** The month of the calendar, YYYY-MM; null for the month of the first undecided time off. */
const month: AddressField<string | null> = {
  name: 'month',
  usual: null,
  read: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
  isBeside: true,
};

const fields = {
  record: { ...nameOrNull('record', 40), isBeside: true },
  view: { ...oneOf('view', ['list', 'calendar'], 'list'), isBeside: true },
  month,
  query: words(),
  show: oneOf('show', queueViews, 'all'),
  assignee: nameOrNull('assignee'),
  region: oneOf('region', regionIds, null),
  sort: oneOf('sort', queueSorts, 'waiting'),
  down: flag('down'),
  page,
};

export type QueueState = StateOf<typeof fields>;
export const queueAddress = listAddress(fields);
