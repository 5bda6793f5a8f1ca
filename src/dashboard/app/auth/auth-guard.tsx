import { useEffect, useMemo, type ReactNode } from 'react';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import type { Access } from '../../../../contract/shared/roles';
import { signOut, type SignedInUser } from '../../../browser/auth/auth';
import { getSignOutReason } from '../../../browser/auth/idle-storage';
import {
  getLoginPath,
  getSecondFactorPath,
  removeSearchText,
} from '../../../browser/auth/safe-redirect';
import { goTo } from '../../../browser/go-to';
import { useAdminCheck } from '../../../browser/hooks/use-admin-check';
import { useUser } from '../../../browser/hooks/use-user';
import { facts } from '../../../shared/facts';
import { routes } from '../../../shared/routes';
import { Button } from '../../../ui/buttons/button';
import { getErrorMessage } from '../../api/errors';
import type { ScreenProps } from '../../components/screen';
import { Notice } from '../../components/status/notice';
import { endSession, isSessionExpired } from '../idle-timeout/idle-state';
import type { DraftStore } from '../../drafts/draft-store';
import { getSessionDrafts } from '../../drafts/session-drafts';
import { centeredStyle, LoadingDashboard } from '../session/session-provider';
import { decideAccess } from './auth-decision';

type Session = {
  access: Access;
  drafts: DraftStore;
  onAccessDenied: () => void;
};

type AuthGuardProps = {
  location: ScreenProps['location'];
  children: (user: SignedInUser, session: Session) => ReactNode;
};

export function AuthGuard({ location, children }: AuthGuardProps) {
  const { user, retry } = useUser();
  const isSignedIn = typeof user === 'object' && user !== null;
  // Checked once, when the user is known; IdleTimeout takes over from there.
  const isExpired = useMemo(() => isSignedIn && isSessionExpired(), [isSignedIn]);
  const email = isSignedIn && !isExpired ? user.email : null;
  // Polled, so that a disabled account or a new role takes effect on every screen.
  const adminCheck = useAdminCheck(email, { refreshInterval: facts.pollInterval });
  const { data: response, error } = adminCheck;
  // Memoized, so that a poll without news doesn't render the dashboard again.
  const decision = useMemo(
    () => decideAccess({ user, isExpired, adminCheck: { response, error: error as unknown } }),
    [user, isExpired, response, error],
  );

  const url = `${location.pathname}${location.search}`;
  // A search may name a person: only someone who was signed out for being idle comes back to it.
  const returnUrl = getSignOutReason() === 'idle' ? url : removeSearchText(url);
  const destinations = {
    login: getLoginPath(returnUrl),
    secondFactor: getSecondFactorPath(returnUrl),
    home: routes.home,
  };
  const destination = decision.type === 'redirect' ? destinations[decision.to] : null;
  useEffect(() => {
    if (destination !== null) goTo(destination, { replace: true });
  }, [destination]);

  const isEnding = decision.type === 'endSession';
  useEffect(() => {
    if (isEnding) void endSession().catch(() => undefined);
  }, [isEnding]);

  if (decision.type === 'content') {
    return children(decision.user, {
      access: decision.access,
      drafts: getSessionDrafts(decision.user.uid),
      onAccessDenied: () => void adminCheck.mutate(),
    });
  }
  if (decision.type !== 'error') {
    return <LoadingDashboard />;
  }
  const hasNoSignIn = user === 'failed';
  return (
    <main css={centeredStyle}>
      <Notice icon={ShieldQuestion} title="We couldn’t check your access" role="alert">
        <p>
          {hasNoSignIn
            ? 'Sign-in couldn’t be loaded. Check your internet connection and try again.'
            : getErrorMessage(adminCheck.error)}
        </p>
        <Button
          isPending={adminCheck.isValidating}
          onClick={() => (hasNoSignIn ? retry() : void adminCheck.mutate())}
        >
          Try again
        </Button>
        {!hasNoSignIn && (
          <Button tone="quiet" onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
      </Notice>
    </main>
  );
}
