import { queuesOf } from '../../../../contract/help-desk/screens';
import type { Find, FindsAnswer } from '../../../../contract/search/schema';
import { mostFound } from '../../../../contract/shared/list-limits';
import { recordScreens } from '../../../../contract/shared/record-url';
import { maySee, type Role } from '../../../../contract/shared/roles';

const kindLabels: Readonly<Record<Find['kind'], string>> = {
  thread: 'Form messages',
  request: 'Help desk',
  employee: 'Employees',
  job: 'Jobs',
  application: 'Applications',
  post: 'Posts',
};

export function groupResults({ finds, more }: FindsAnswer): { heading: string; finds: Find[] }[] {
  return (Object.keys(kindLabels) as Find['kind'][])
    .map((kind) => ({
      heading: more.includes(kind) ? `${kindLabels[kind]} (first ${mostFound})` : kindLabels[kind],
      finds: finds.filter((result) => result.kind === kind),
    }))
    .filter((group) => group.finds.length > 0);
}

export function canSearchRecords(role: Role): boolean {
  return (
    queuesOf(role).length > 0 || Object.values(recordScreens).some((screen) => maySee(role, screen))
  );
}
