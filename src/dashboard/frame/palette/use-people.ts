import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Chat, ChatsAnswer } from '../../../../contract/chats';
import { maySee } from '../../../../contract/roles';
import type { StaffKey } from '../../parts/polls/staff-fetcher';
import { useStaff } from '../../parts/staff';

/** As many as can be looked over at a glance. */
const path = '/chats?limit=8';
/** One letter stands in everybody's name. */
const fewestLetters = 2;
/** After the last key press people are searched, in milliseconds. */
const settle = 200;

type Found = {
  people: readonly Chat[];
  /** Whether an answer to what is typed is still to come. */
  isSearching: boolean;
  error: unknown;
};

/**
 * The people whose names, numbers or messages hold what is typed, for roles with the inbox. Never those of earlier words: Enter
 * would open somebody whom nobody has looked for.
 */
export function usePeople(typed: string): Found {
  const { role } = useStaff();
  const words = typed.trim();
  const settled = useSettled(words);
  const asks = maySee(role, 'form-messages') && words.length >= fewestLetters;
  const key: StaffKey | null = asks && words === settled ? [path, words] : null;
  const { data, error } = useSWR<ChatsAnswer>(key);
  return {
    people: data?.chats ?? [],
    isSearching: asks && !data && !error,
    error: error as unknown,
  };
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settle);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
