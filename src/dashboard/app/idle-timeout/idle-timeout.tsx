import { useEffect } from 'react';
import { signOut } from '../../../lib/auth/auth';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../components/dialog/dialog';
import { useStaff } from '../../hooks/session/use-staff';
import { endSession, formatCountdown } from './idle-state';
import { useIdleTimer } from './use-idle-timer';

/** Signs out after 15 minutes without activity, because the screen shows health data. Warns two minutes before. */
export function IdleTimeout() {
  const { secondsLeft, extend } = useIdleTimer();
  const { drafts, forms } = useStaff();
  const isExpired = secondsLeft === 0;

  useEffect(() => {
    if (!isExpired) return;
    // Otherwise the browser would ask whether to leave unsaved changes, and the screen would stay.
    drafts.clear();
    forms.clear();
    void endSession().catch(() => window.location.reload());
  }, [isExpired, drafts, forms]);

  if (secondsLeft === null || isExpired) return null;
  // WCAG 2.2.1: one key press, Escape included, extends the session.
  return (
    <Dialog title="Are you still there?" open onOpenChange={extend}>
      <p>
        To protect private information, you’ll be signed out in{' '}
        <span role="timer">{formatCountdown(secondsLeft)}</span>. Unsent messages and unsaved
        changes will be lost.
      </p>
      <div css={buttonRowStyle}>
        <Button onClick={extend}>Stay signed in</Button>
        <Button tone="quiet" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}
