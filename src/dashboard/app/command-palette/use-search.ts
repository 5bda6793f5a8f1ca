import useSWR from 'swr';
import type { SearchResponse } from '../../../../contract/search/schema';
import { minQueryLength } from '../../../../contract/shared/list-limits';
import type { StaffKey } from '../../api/staff-fetcher';
import { useStaff } from '../../hooks/session/use-staff';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { canSearchRecords } from './search-result-groups';

const debounceDelay = 200;
const noResults: SearchResponse = { finds: [], more: [] };

type Search = {
  results: SearchResponse;
  isSearching: boolean;
  error: unknown;
};

/** Searches records as the user types. Never shows results of an earlier query: Enter would open the wrong person. */
export function useSearch(input: string): Search {
  const { role } = useStaff();
  const query = input.trim();
  const debounced = useDebouncedValue(query, debounceDelay);
  const isEnabled = canSearchRecords(role) && query.length >= minQueryLength;
  const key: StaffKey | null = isEnabled && query === debounced ? ['/search', query] : null;
  const { data, error } = useSWR<SearchResponse>(key);
  return {
    results: data ?? noResults,
    isSearching: isEnabled && !data && !error,
    error: error as unknown,
  };
}
