import useSWR from 'swr';
import type { FindsAnswer } from '../../../../contract/search/schema';
import { fewestLetters } from '../../../../contract/shared/list-limits';
import type { StaffKey } from '../../api/staff-fetcher';
import { useStaff } from '../../hooks/session/use-staff';
import { useSettled } from '../../hooks/use-debounced-value';
import { hasRecords } from './search-result-groups';

/** After the last key press records are searched, in milliseconds. */
const settle = 200;
const none: FindsAnswer = { finds: [], more: [] };

type Found = {
  found: FindsAnswer;
  /** Whether an answer to what is typed is still to come. */
  isSearching: boolean;
  error: unknown;
};

/**
 * The records that hold what is typed, for roles that have any. Never those of earlier words: Enter would open somebody whom nobody
 * has looked for.
 */
export function useFinds(typed: string): Found {
  const { role } = useStaff();
  const words = typed.trim();
  const settled = useSettled(words, settle);
  const asks = hasRecords(role) && words.length >= fewestLetters;
  const key: StaffKey | null = asks && words === settled ? ['/search', words] : null;
  const { data, error } = useSWR<FindsAnswer>(key);
  return {
    found: data ?? none,
    isSearching: asks && !data && !error,
    error: error as unknown,
  };
}
