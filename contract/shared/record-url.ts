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

/** The screen of each kind of record. A request's screen depends on its type (helpDeskScreens). */
export const recordScreens = {
  thread: 'form-messages',
  employee: 'add-employee',
  job: 'jobs',
  application: 'jobs',
  post: 'add-blog',
} as const satisfies Readonly<Record<Exclude<RecordKind, 'request'>, ScreenId>>;

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
