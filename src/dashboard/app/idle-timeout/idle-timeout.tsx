import { useEffect, useRef, useState } from 'react';
import { signOut } from '../../../browser/auth/auth';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Button } from '../../../ui/buttons/button';
import { getLastActivity, recordActivity } from '../../../browser/auth/idle-storage';
import { Dialog } from '../../components/dialog/dialog';
import { maxSignOutDelay } from '../../drafts/session-drafts';
import { useStaff } from '../../hooks/use-staff';
import { endSession, formatCountdown, getSecondsLeft } from './idle-state';

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

/** While the warning is shown, only deliberate input keeps the session alive. */
const deliberateEvents = ['pointerdown', 'keydown'];
const otherEvents = ['pointermove', 'wheel', 'touchmove'];

/** Milliseconds. */
const recordEvery = 5_000;

/** Returns the seconds until the session ends, as getSecondsLeft does, and a function that extends it. */
function useIdleTimer(): { secondsLeft: number | null; extend: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  // The activity in this tab is all there is if storage is off.
  const last = useRef(0);
  const lastRecorded = useRef(0);

  useEffect(() => {
    last.current = Date.now();
    const update = () => {
      // The clock is read each time: timers of hidden tabs and closed laptops are late, and the clock may be set back.
      const now = Date.now();
      last.current = Math.min(last.current, now);
      lastRecorded.current = Math.min(lastRecorded.current, now);
      const left = getSecondsLeft(now, getLastActivity() ?? last.current);
      setSecondsLeft(left);
      return left;
    };
    const record = () => {
      if (Date.now() - lastRecorded.current < recordEvery) return;
      if (update() === 0) return;
      lastRecorded.current = Date.now();
      last.current = Date.now();
      recordActivity();
      update();
    };
    const recordIfActive = () => {
      if (update() === null) record();
    };
    update();
    const timer = setInterval(update, 1_000);
    const controller = new AbortController();
    const { signal } = controller;
    const options = { passive: true, capture: true, signal };
    for (const type of deliberateEvents) window.addEventListener(type, record, options);
    for (const type of otherEvents) window.addEventListener(type, recordIfActive, options);
    document.addEventListener('visibilitychange', update, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);

  const extend = () => {
    last.current = Date.now();
    recordActivity();
    setSecondsLeft(null);
  };
  return { secondsLeft, extend };
}
