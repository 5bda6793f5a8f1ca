import { screenById, type ScreenId } from './roles';

/** What the office has records of. The palette shows them in the order of its headings (finds-by-kind.ts). */
export const recordKinds = ['thread', 'request', 'employee', 'job', 'application', 'post'] as const;
type RecordKind = (typeof recordKinds)[number];

/** How the screen of each kind of record calls it in its address. */
const parameters: Readonly<Record<RecordKind, { name: string; query?: string }>> = {
  thread: { name: 'thread' },
  request: { name: 'record' },
  employee: { name: 'employee' },
  job: { name: 'job' },
  application: { name: 'application', query: 'view=applications&' },
  post: { name: 'post' },
};

/** The screen of each kind of record; a request's goes by its queue. */
export const recordScreens = {
  thread: 'form-messages',
  employee: 'add-employee',
  job: 'jobs',
  application: 'jobs',
  post: 'add-blog',
} as const satisfies Readonly<Record<Exclude<RecordKind, 'request'>, ScreenId>>;

/** A record, and the screen it is of; `id`: as that calls it in its address. */
type RecordPlace = { kind: RecordKind; screen: ScreenId; id: string };

/** Where a record is opened, from the site's root: by a link of the dashboard and by one in a notice to the office. */
export function recordAddress({ kind, screen, id }: RecordPlace): string {
  const { name, query = '' } = parameters[kind];
  return `${screenById(screen).path}?${query}${new URLSearchParams({ [name]: id }).toString()}`;
}
