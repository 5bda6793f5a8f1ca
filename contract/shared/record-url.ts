import type { HelpDeskType } from '../help-desk/constants';
import { helpDeskScreens } from '../help-desk/screens';
import { getScreen, type ScreenId } from './roles';

export const recordKinds = ['thread', 'request', 'employee', 'job', 'application', 'post'] as const;
export type RecordKind = (typeof recordKinds)[number];

const parameters: Readonly<Record<RecordKind, { name: string; query?: string }>> = {
  thread: { name: 'thread' },
  request: { name: 'record' },
  employee: { name: 'employee' },
  job: { name: 'job' },
  application: { name: 'application', query: 'view=applications&' },
  post: { name: 'post' },
};

export const recordScreens = {
  thread: 'form-messages',
  employee: 'add-employee',
  job: 'jobs',
  application: 'jobs',
  post: 'add-blog',
} as const satisfies Readonly<Record<Exclude<RecordKind, 'request'>, ScreenId>>;

/** The screen of a record, of a request that of its type. */
export function getRecordScreen(kind: RecordKind, { type }: { type?: HelpDeskType }): ScreenId {
  if (kind !== 'request') return recordScreens[kind];
  if (type === undefined) throw new Error('A request has a type.');
  return helpDeskScreens[type];
}

export function getRecordUrl({
  kind,
  screen,
  id,
}: {
  kind: RecordKind;
  screen: ScreenId;
  id: string;
}): string {
  const { name, query = '' } = parameters[kind];
  return `${getScreen(screen).path}?${query}${new URLSearchParams({ [name]: id }).toString()}`;
}
