import { useEffect, useMemo, useState } from 'react';
import { createStaffFetcher, type StaffFetcher } from '../../api/staff-fetcher';
import type { ScreenProps } from '../../components/screen/screen-props';
import { firstAsk } from '../router/screens';

/** Milliseconds for which the list is worth waiting for: the frame drawn without it is laid out and painted once more with it. */
const moment = 200;

/**
 * The staff fetcher of a person, which has begun to ask for the list of the address that they came to: beside the admin check, not
 * after it. The server decides by itself whether they may have it; until the gate has let them in nobody is shown anything.
 * @param uid null: nobody yet
 * @returns comes whether the list was asked for less than a moment ago and is not there
 */
export function useEarlyAsk(
  uid: string | null,
  { pathname, search }: ScreenProps['location'],
): { fetcher: StaffFetcher | null; comes: boolean } {
  const fetcher = useMemo(() => (uid === null ? null : createStaffFetcher()), [uid]);
  const [waitedFor, setWaitedFor] = useState<StaffFetcher | null>(null);
  useEffect(() => {
    if (!fetcher) return undefined;
    const goOn = () => setWaitedFor(fetcher);
    const timer = setTimeout(goOn, moment);
    firstAsk({ pathname, search })
      .then((key) => (key === null ? undefined : fetcher.begin(key)))
      // What fails is told where the screen is opened.
      .then(goOn, goOn);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the address they came to, once
  }, [fetcher]);
  return { fetcher, comes: waitedFor !== fetcher };
}
