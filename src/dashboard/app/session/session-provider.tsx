import { useMemo, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, type State } from 'swr';
import { accountLimits } from '../../../../contract/shared/list-limits';
import type { Role } from '../../../../contract/shared/roles';
import { ApiError } from '../../../lib/api/api-client';
import type { SignedInUser } from '../../../lib/auth/auth';
import { facts } from '../../../site/facts';
import { LruMap } from '../../api/lru-map';
import { createStaffFetcher, maxCachedResponses } from '../../api/staff-fetcher';
import { StaffContext, type Staff, type UnsavedWork } from '../../hooks/session/use-staff';
import { createUnsavedWork } from './session-store';

type StaffSessionProps = {
  user: SignedInUser;
  role: Role;
  memory?: UnsavedWork;
  /** Called when the server rejects a call with 401 or 403. */
  onRefused: () => void;
  children: ReactNode;
};

/** Holds all data of one signed-in person. Give it the uid as key, so that the next person finds nothing of it. */
export function SessionProvider({ user, role, memory, onRefused, children }: StaffSessionProps) {
  const [fetcher] = useState(createStaffFetcher);
  const [cache] = useState(() => new LruMap<string, State>(maxCachedResponses));
  const [unsavedWork] = useState(() => memory ?? createUnsavedWork());
  const [lengths, setLengths] = useState<Staff['lengths']>({ accounts: accountLimits.default });
  const staff = useMemo<Staff>(
    () => ({ user, role, ...unsavedWork, lengths, setLengths }),
    [user, role, unsavedWork, lengths],
  );

  const lastRefusal = useRef(0);
  const config = {
    fetcher,
    provider: () => cache,
    onError: (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
      // Several lists are rejected at once; one check is enough.
      if (Math.abs(Date.now() - lastRefusal.current) < facts.pollEvery) return;
      lastRefusal.current = Date.now();
      onRefused();
    },
  };
  return (
    <SWRConfig value={config}>
      <StaffContext.Provider value={staff}>{children}</StaffContext.Provider>
    </SWRConfig>
  );
}
