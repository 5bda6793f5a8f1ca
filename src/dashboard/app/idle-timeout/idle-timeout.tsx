import { useEffect } from 'react';
import { signOut } from '../../../browser/auth/auth';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../components/dialog/dialog';
import { maxSignOutDelay } from '../../hooks/drafts/session-drafts';
import { useStaff } from '../../hooks/use-staff';
import { endSession, formatCountdown } from './idle-state';
import { useIdleTimer } from './use-idle-timer';

/** Signs out after 15 minutes without activity, because the screen shows health data. Warns two minutes before. */
export function IdleTimeout() {
  const { secondsLeft, extend } = useIdleTimer();
  const { drafts } = useStaff();
  const isExpired = secondsLeft === 0;

  useEffect(() => {
    if (!isExpired) return;
    const end = async () => {
      await drafts.flush(maxSignOutDelay);
      // Otherwise the browser would ask whether to leave unsaved changes, and the screen would stay.
      drafts.clear();
      await endSession();
    };
    end().catch(() => window.location.reload());
  }, [isExpired, drafts]);
  useTitleWarning(secondsLeft);

  const signOutSafely = async () => {
    await drafts.flush(maxSignOutDelay);
    await signOut();
  };
  if (secondsLeft === null || isExpired) return null;
  // WCAG 2.2.1: one key press, Escape included, extends the session.
  return (
    <Dialog title="Are you still there?" onClose={extend}>
      <p>
        To protect private information, you’ll be signed out in{' '}
        <span role="timer">{formatCountdown(secondsLeft)}</span>.{' '}
        {drafts.hasUnsaved()
          ? 'Some changes aren’t saved yet and will be lost.'
          : 'Unsent drafts are saved.'}
      </p>
      <div css={buttonRowStyle}>
        <Button onClick={extend}>Stay signed in</Button>
        <Button tone="quiet" onClick={() => void signOutSafely()}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}

/** Shows the warning in the title too, because the tab may be in the background. */
function useTitleWarning(secondsLeft: number | null): void {
  const minutes = secondsLeft === null ? null : Math.ceil(secondsLeft / 60);
  useEffect(() => {
    if (minutes === null) return;
    const title = document.title;
    const warning = `Signing out in ${minutes} min · ${title}`;
    document.title = warning;
    return () => {
      // A navigation has set another title.
      if (document.title === warning) document.title = title;
    };
  }, [minutes]);
}
