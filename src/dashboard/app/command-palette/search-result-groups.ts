import type { Find, FindsAnswer } from '../../../../contract/search/schema';
import { queuesOf } from '../../../../contract/help-desk/screens';
import { mostFound } from '../../../../contract/shared/list-limits';
import { maySee, type Role } from '../../../../contract/shared/roles';
import { recordScreens } from '../../../../contract/shared/record-url';

/** Each kind of record, and its heading in the palette. */
const headings: Readonly<Record<Find['kind'], string>> = {
  thread: 'Form messages',
  request: 'Help desk',
  employee: 'Employees',
  job: 'Jobs',
  application: 'Applications',
  post: 'Posts',
};

/** What was found, by kind, which says where more of it hold the words; kinds without any are left out. */
export function byKind({ finds, more }: FindsAnswer): { heading: string; finds: Find[] }[] {
  return (Object.keys(headings) as Find['kind'][])
    .map((kind) => ({
      heading: more.includes(kind) ? `${headings[kind]}: the first ${mostFound}` : headings[kind],
      finds: finds.filter((find) => find.kind === kind),
    }))
    .filter((group) => group.finds.length > 0);
}

/** Whether a role has screens with records to be found. */
export function hasRecords(role: Role): boolean {
  return (
    queuesOf(role).length > 0 || Object.values(recordScreens).some((screen) => maySee(role, screen))
  );
}
