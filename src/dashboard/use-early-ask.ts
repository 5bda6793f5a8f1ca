import { useEffect, useMemo } from 'react';
import { createStaffFetcher, type StaffFetcher } from './parts/polls/staff-fetcher';
import type { ScreenProps } from './parts/screen-props';
import { firstAsk } from './screens';

/**
 * The staff fetcher of a person, which has begun to ask for the list of the address that they came to: beside the admin check, not
 * after it. The server decides by itself whether they may have it; until the gate has let them in nobody is shown anything.
 * @param uid null: nobody yet
 */
export function useEarlyAsk(
  uid: string | null,
  { pathname, search }: ScreenProps['location'],
): StaffFetcher | null {
  const fetcher = useMemo(() => (uid === null ? null : createStaffFetcher()), [uid]);
  useEffect(() => {
    if (!fetcher) return;
    firstAsk({ pathname, search }).then(
      (key) => {
        if (key !== null) fetcher.begin(key);
      },
      // Code that does not come is told where the screen is opened.
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the address they came to, once
  }, [fetcher]);
  return fetcher;
}
