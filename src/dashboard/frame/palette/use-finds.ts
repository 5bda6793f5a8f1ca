import useSWR from 'swr';
import type { FindsAnswer } from '../../../../contract/finds';
import { fewestLetters } from '../../../../contract/list-limits';
import type { StaffKey } from '../../parts/polls/staff-fetcher';
import { useStaff } from '../../parts/staff';
import { useSettled } from '../../parts/use-settled';
import { hasRecords } from './finds-by-kind';

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
  const key: StaffKey | null = asks && words === settled ? ['/finds', words] : null;
  const { data, error } = useSWR<FindsAnswer>(key);
  return {
    found: data ?? none,
    isSearching: asks && !data && !error,
    error: error as unknown,
  };
}
