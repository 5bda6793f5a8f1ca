import type { Find } from '../../../../contract/finds';
import { queuesOf } from '../../../../contract/help-desk-screens';
import { maySee, screens, type Role } from '../../../../contract/roles';

/** Each kind of record: its heading in the palette, and how its screen calls it in the address. */
const kinds: Record<Find['kind'], { heading: string; name: string; query?: string }> = {
  thread: { heading: 'Form messages', name: 'thread' },
  request: { heading: 'Help desk', name: 'record' },
  employee: { heading: 'Employees', name: 'employee' },
  job: { heading: 'Jobs', name: 'job' },
  application: { heading: 'Applications', name: 'application', query: 'view=applications&' },
  post: { heading: 'Posts', name: 'post' },
};

/** Where a record is opened. */
export function recordAddress({ kind, screen, id }: Pick<Find, 'kind' | 'screen' | 'id'>): string {
  const path = screens.find((one) => one.id === screen)?.path ?? '';
  const { name, query = '' } = kinds[kind];
  return `${path}?${query}${new URLSearchParams({ [name]: id }).toString()}`;
}

/** What was found, by kind; kinds without any are left out. */
export function byKind(finds: readonly Find[]): { heading: string; finds: Find[] }[] {
  return (Object.keys(kinds) as Find['kind'][])
    .map((kind) => ({
      heading: kinds[kind].heading,
      finds: finds.filter((find) => find.kind === kind),
    }))
    .filter((group) => group.finds.length > 0);
}

/** Besides the queues of the help desk. */
const withRecords = ['form-messages', 'add-employee', 'jobs', 'add-blog'] as const;

/** Whether a role has screens with records to be found. */
export function hasRecords(role: Role): boolean {
  return queuesOf(role).length > 0 || withRecords.some((screen) => maySee(role, screen));
}
