import type { Find } from './finds';
import { screenById, type ScreenId } from './roles';

/** How the screen of each kind of record calls it in its address. */
const parameters: Readonly<Record<Find['kind'], { name: string; query?: string }>> = {
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
} as const satisfies Readonly<Record<Exclude<Find['kind'], 'request'>, ScreenId>>;

/** Where a record is opened, from the site's root: by a link of the dashboard and by one in a notice to the office. */
export function recordAddress({ kind, screen, id }: Pick<Find, 'kind' | 'screen' | 'id'>): string {
  const { name, query = '' } = parameters[kind];
  return `${screenById(screen).path}?${query}${new URLSearchParams({ [name]: id }).toString()}`;
}
