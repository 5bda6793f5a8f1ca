import { getQueues } from '../../../../contract/help-desk/screens';
import type { SearchResult, SearchResponse } from '../../../../contract/search/endpoints';
import { maxResults, minQueryLength } from '../../../../contract/shared/list-limits';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, type Access } from '../../../../contract/shared/roles';
import { useApi } from '../../api/swr-hooks';
import { useStaff } from '../../hooks/use-staff';
import { useDebouncedValue } from '../../hooks/use-debounced-value';

const debounceDelay = 200;
const noResults: SearchResponse = { results: [], more: [] };

/** Searches records as the user types. Never shows results of an earlier query: Enter would open the wrong person. */
export function useSearch(input: string) {
  const { access } = useStaff();
  const query = input.trim();
  const debounced = useDebouncedValue(query, debounceDelay);
  const isEnabled = canSearchRecords(access) && query.length >= minQueryLength;
  const isReady = isEnabled && query === debounced;
  const { data, error } = useApi('GET /search', isReady ? { search: query } : null);
  return {
    results: data ?? noResults,
    isSearching: isEnabled && !data && !error,
    error,
  };
}

const kindLabels: Readonly<Record<SearchResult['kind'], string>> = {
  thread: 'Form messages',
  request: 'Help desk',
  employee: 'Employees',
  job: 'Jobs',
  application: 'Applications',
  post: 'Posts',
};

export function groupResults({
  results,
  more,
}: SearchResponse): { heading: string; results: SearchResult[] }[] {
  return (Object.keys(kindLabels) as SearchResult['kind'][])
    .map((kind) => ({
      heading: more.includes(kind) ? `${kindLabels[kind]} (first ${maxResults})` : kindLabels[kind],
      results: results.filter((result) => result.kind === kind),
    }))
    .filter((group) => group.results.length > 0);
}

export function canSearchRecords(access: Access): boolean {
  return (
    getQueues(access).length > 0 ||
    Object.values(recordScreens).some((screen) => canSee(access, screen))
  );
}
