import { useMemo, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type State } from 'swr';
import { accountLimits } from '../../../../contract/shared/list-limits';
import type { Role } from '../../../../contract/shared/roles';
import { ApiError } from '../../../lib/api/api-client';
import type { SignedInUser } from '../../../lib/auth/auth';
import { facts } from '../../../site/facts';
import { RecentMap } from '../../api/lru-map';
import { createStaffFetcher, rememberedAnswers, type StaffFetcher } from '../../api/staff-fetcher';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { emptyMemory, type StaffMemory } from './session-store';

const usualLengths = {
  accounts: accountLimits.usual,
};

type StaffSessionProps = {
  user: SignedInUser;
  role: Role;
  /** That of the person, where it has begun to ask already. */
  fetcher?: StaffFetcher;
  /** What they have begun, where it outlasts this session: nothing, when left out. */
  memory?: StaffMemory;
  /** Called when the server refuses a staff call: the person may have lost their place. */
  onRefused: () => void;
  children: ReactNode;
};

/**
 * Everything the dashboard holds for one staff member: what was fetched, versions, drafts. It goes when they sign out, so
 * that the next person at this screen finds nothing in memory. Give it the uid as key.
 */
export function StaffSession(props: StaffSessionProps) {
  const { user, role, fetcher, memory, onRefused, children } = props;
  const [{ fetch, begunAnswers }] = useState(() => fetcher ?? createStaffFetcher());
  const [cache] = useState(() => new RecentMap<string, State>(rememberedAnswers));
  const [begun] = useState(() => memory ?? emptyMemory());
  const [lengths, setLengths] = useState<Staff['lengths']>(usualLengths);
  const staff = useMemo<Staff>(
    () => ({ user, role, ...begun, lengths, setLengths }),
    [user, role, begun, lengths],
  );

  const rechecked = useRef(0);
  const config = {
    fetcher: fetch,
    provider: () => cache,
    onError: (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
      // Lists that stay refused go on asking: one recheck is for all of them.
      if (Math.abs(Date.now() - rechecked.current) < facts.pollEvery) return;
      rechecked.current = Date.now();
      onRefused();
    },
  };
  return (
    <SWRConfig value={config}>
      <Beginning answers={begunAnswers}>
        <StaffContext.Provider value={staff}>{children}</StaffContext.Provider>
      </Beginning>
    </SWRConfig>
  );
}

type BeginningProps = { answers: StaffFetcher['begunAnswers']; children: ReactNode };

/**
 * Begins a session with what has come for it already: the list that somebody came for is drawn with the frame, not after it. Written by the
 * library, which keeps what a cache has before it for as long as the tab is open.
 */
function Beginning({ answers, children }: BeginningProps) {
  const { mutate } = useSWRConfig();
  useState(() => {
    for (const [key, answer] of answers()) void mutate(key, answer, false);
  });
  return children;
}
