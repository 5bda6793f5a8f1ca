import { getQueues } from '../../../../contract/help-desk/screens';
import type { SearchResult, SearchResponse } from '../../../../contract/search/schema';
import { maxResults } from '../../../../contract/shared/list-limits';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, type Role } from '../../../../contract/shared/roles';

const kindLabels: Readonly<Record<SearchResult['kind'], string>> = {
  thread: 'Form messages',
  request: 'Help desk',
  employee: 'Employees',
  job: 'Jobs',
  application: 'Applications',
  post: 'Posts',
};

export function groupResults({
  finds,
  more,
}: SearchResponse): { heading: string; finds: SearchResult[] }[] {
  return (Object.keys(kindLabels) as SearchResult['kind'][])
    .map((kind) => ({
      heading: more.includes(kind) ? `${kindLabels[kind]} (first ${maxResults})` : kindLabels[kind],
      finds: finds.filter((result) => result.kind === kind),
    }))
    .filter((group) => group.finds.length > 0);
}

export function canSearchRecords(role: Role): boolean {
  return (
    getQueues(role).length > 0 ||
    Object.values(recordScreens).some((screen) => canSee(role, screen))
  );
}
