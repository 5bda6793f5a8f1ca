import useSWR from 'swr';
import type { FindsAnswer } from '../../../../contract/search/schema';
import { fewestLetters } from '../../../../contract/shared/list-limits';
import type { StaffKey } from '../../api/staff-fetcher';
import { useStaff } from '../../hooks/session/use-staff';
import { useSettled } from '../../hooks/use-debounced-value';
import { canSearchRecords } from './search-result-groups';

const debounceDelay = 200;
const noResults: FindsAnswer = { finds: [], more: [] };

type Search = {
  results: FindsAnswer;
  isSearching: boolean;
  error: unknown;
};

/** Searches records as the user types. Never shows results of an earlier query: Enter would open the wrong person. */
export function useSearch(input: string): Search {
  const { role } = useStaff();
  const query = input.trim();
  const debounced = useSettled(query, debounceDelay);
  const isEnabled = canSearchRecords(role) && query.length >= fewestLetters;
  const key: StaffKey | null = isEnabled && query === debounced ? ['/search', query] : null;
  const { data, error } = useSWR<FindsAnswer>(key);
  return {
    results: data ?? noResults,
    isSearching: isEnabled && !data && !error,
    error: error as unknown,
  };
}
