import { useMemo, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { SWRConfig, type State } from 'swr';
import type { Access } from '../../../../contract/shared/roles';
import { ApiError } from '../../../browser/api/api-client';
import type { SignedInUser } from '../../../browser/auth/auth';
import { facts } from '../../../shared/facts';
import { space } from '../../../theme/tokens';
import { Spinner } from '../../../ui/loading/spinner';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { createStaffFetcher } from '../../api/staff-fetcher';
import { forgetOtherCounts } from '../../api/use-unread';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { DraftStore } from '../../drafts/draft-store';
import { useStoredDrafts } from '../../drafts/use-stored-drafts';

type SessionProviderProps = {
  user: SignedInUser;
  access: Access;
  /** Default: kept in memory only. */
  drafts?: DraftStore;
  /** Called when the server rejects a call with 401 or 403. */
  onAccessDenied: () => void;
  children: ReactNode;
};

/** Holds all data of one signed-in person. Give it the uid as key, so that the next person finds none of it. */
export function SessionProvider(props: SessionProviderProps) {
  const { user, access, onAccessDenied, children } = props;
  // Before the first render reads them.
  useState(() => forgetOtherCounts(user.uid));
  const [fetcher] = useState(createStaffFetcher);
  const [cache] = useState(() => new Map<string, State>());
  const [drafts] = useState(() => props.drafts ?? DraftStore.inMemory());
  const staff = useMemo<Staff>(() => ({ user, access, drafts }), [user, access, drafts]);

  const hasDrafts = useStoredDrafts(drafts);
  const lastCheck = useRef(0);
  const config = {
    fetcher,
    provider: () => cache,
    onError: (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
      // Several lists are rejected at once; one check is enough.
      if (Math.abs(Date.now() - lastCheck.current) < facts.pollInterval) return;
      lastCheck.current = Date.now();
      onAccessDenied();
    },
  };
  return (
    <SWRConfig value={config}>
      <StaffContext.Provider value={staff}>
        {hasDrafts ? children : <LoadingDashboard />}
      </StaffContext.Provider>
    </SWRConfig>
  );
}

export function LoadingDashboard() {
  return (
    <main css={centeredStyle}>
      <h1 css={visuallyHidden}>Dashboard</h1>
      <Spinner size="3rem" label="Loading the dashboard" />
    </main>
  );
}

export const centeredStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: space[4],
});
