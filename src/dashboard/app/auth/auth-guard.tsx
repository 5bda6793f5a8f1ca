import { useEffect, useMemo, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { ShieldQuestion } from 'lucide-react';
import useSWR from 'swr';
import type { Role } from '../../../../contract/shared/roles';
import { hasEndedForIdleness } from '../../../lib/auth/idle-storage';
import { adminCheckPath, checkAdmin } from '../../../lib/auth/admin-check';
import { signOut, type SignedInUser } from '../../../lib/auth/auth';
import { loginPath, withoutSearch } from '../../../lib/auth/safe-redirect';
import { useUser } from '../../../lib/auth/use-user';
import { facts } from '../../../site/facts';
import { routes } from '../../../site/routes';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { gate } from './auth-decision';
import { endSession } from '../idle-timeout/end-session';
import { wasLeftAlone } from '../idle-timeout/is-session-expired';
import { faultWords } from '../../api/error-messages';
import { Notice } from '../../components/status/notice';
import type { StaffFetcher } from '../../api/staff-fetcher';
import type { ScreenProps } from '../../components/screen/screen-props';
import { memoryOf, type StaffMemory } from '../session/session-store';
import { useEarlyAsk } from './use-prefetch';

type StaffGateProps = {
  /** The address asked for: sign-in leads back to it, and its list is asked for early. */
  location: ScreenProps['location'];
  /** What their session is made of; `onRefused` asks the server again whether the person may still be here. */
  children: (
    user: SignedInUser,
    staff: { role: Role; fetcher?: StaffFetcher; memory: StaffMemory; onRefused: () => void },
  ) => ReactNode;
};

/** Carries out what gate() decides. */
export function StaffGate({ location, children }: StaffGateProps) {
  const { user, retry } = useUser();
  const isSomebody = typeof user === 'object' && user !== null;
  // Looked at when it is known who is there; from then on IdleWatch looks.
  const isLate = useMemo(() => isSomebody && wasLeftAlone(), [isSomebody]);
  const email = isSomebody && !isLate ? user.email : null;
  const check = useSWR(email ? adminCheckPath(email) : null, checkAdmin, {
    // Who is shut out, or has another role, notices within one poll, on a screen that asks for nothing too.
    refreshInterval: facts.pollEvery,
  });
  const { fetcher, comes } = useEarlyAsk(isSomebody && email ? user.uid : null, location);
  const decision = gate({
    user,
    wasLeftAlone: isLate,
    check: { answer: check.data, error: check.error as unknown },
    listComes: comes,
  });

  const address = `${location.pathname}${location.search}`;
  // Who is signed out for idleness comes back to what was searched; else it is nobody else's to read.
  const back = hasEndedForIdleness() ? address : withoutSearch(address);
  const destination =
    'go' in decision ? (decision.go === 'login' ? loginPath(back) : routes.home) : null;
  useEffect(() => {
    if (destination !== null) navigate(destination, { replace: true });
  }, [destination]);

  const isEnding = 'end' in decision;
  useEffect(() => {
    // Should it fail, the spinner stays: nothing is shown.
    if (isEnding) void endSession().catch(() => undefined);
  }, [isEnding]);

  if (!('show' in decision) || decision.show === 'spinner') {
    return (
      <main css={centreStyle}>
        <Spinner size="3rem" label="Loading the dashboard" />
      </main>
    );
  }
  if (decision.show === 'failure') {
    return (
      <main css={centreStyle}>
        <Notice icon={ShieldQuestion} title="We could not check your access" role="alert">
          <p>
            {user === 'failed'
              ? 'The sign-in code could not be loaded. Check your internet connection and try again.'
              : faultWords(check.error)}
          </p>
          <Button
            busy={check.isValidating}
            onClick={() => (user === 'failed' ? retry() : void check.mutate())}
          >
            Try again
          </Button>
          {user !== 'failed' && (
            <Button tone="quiet" onClick={() => void signOut()}>
              Sign Out
            </Button>
          )}
        </Notice>
      </main>
    );
  }
  return children(decision.user, {
    role: decision.role,
    ...(fetcher && { fetcher }),
    memory: memoryOf(decision.user.uid),
    onRefused: () => void check.mutate(),
  });
}

const centreStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: space[4],
});
