import { useEffect, useRef, useState } from 'react';
import { lastActivity, noteActivity } from '../../../lib/auth/idle-storage';
import { idleState, type IdleState } from './idle-state';

/** Signs of life; while the end is being announced, only those that are meant. */
const meant = ['pointerdown', 'keydown'] as const;
const slight = ['pointermove', 'wheel', 'touchmove'] as const;

/** What somebody does is noted so often at most, in milliseconds. */
const noteEvery = 5_000;

/**
 * How the session stands, second by second, by what is done in any tab of this browser. `stay` is a sign of life.
 * The clock is read anew each time: timers of hidden tabs and shut laptops run late.
 */
export function useIdle(): { state: IdleState; stay: () => void } {
  const [state, setState] = useState<IdleState>({ is: 'active' });
  /** Of this tab alone: where storage is refused, it is all there is. */
  const last = useRef(0);
  const noted = useRef(0);

  useEffect(() => {
    last.current = Date.now();
    const look = () => {
      // A clock that was ahead, and has been put right, must neither hold the session open nor keep anything from being noted.
      last.current = Math.min(last.current, Date.now());
      noted.current = Math.min(noted.current, Date.now());
      const next = idleState(Date.now(), lastActivity() ?? last.current);
      setState((now) => (isSame(now, next) ? now : next));
      return next;
    };
    const note = () => {
      if (Date.now() - noted.current < noteEvery) return;
      // Whoever comes back too late is signed out, whatever they touch first.
      if (look().is === 'over') return;
      noted.current = Date.now();
      last.current = Date.now();
      noteActivity();
      look();
    };
    const noteSlight = () => {
      if (look().is === 'active') note();
    };
    look();
    const timer = setInterval(look, 1_000);
    const options = { passive: true, capture: true } as const;
    for (const sign of meant) window.addEventListener(sign, note, options);
    for (const sign of slight) window.addEventListener(sign, noteSlight, options);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const sign of meant) window.removeEventListener(sign, note, options);
      for (const sign of slight) window.removeEventListener(sign, noteSlight, options);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const stay = () => {
    last.current = Date.now();
    noteActivity();
    setState({ is: 'active' });
  };
  return { state, stay };
}

function isSame(one: IdleState, other: IdleState): boolean {
  return (
    one.is === other.is &&
    (one.is !== 'warned' || other.is !== 'warned' || one.secondsLeft === other.secondsLeft)
  );
}
