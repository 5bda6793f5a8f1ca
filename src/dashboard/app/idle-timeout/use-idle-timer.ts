import { useEffect, useRef, useState } from 'react';
import { getLastActivity, recordActivity } from '../../../browser/auth/idle-storage';
import { getSecondsLeft } from './idle-state';

/** While the warning is shown, only deliberate input keeps the session alive. */
const deliberateEvents = ['pointerdown', 'keydown'];
const otherEvents = ['pointermove', 'wheel', 'touchmove'];

/** Milliseconds. */
const recordEvery = 5_000;

/** Returns the seconds until the session ends, as getSecondsLeft does, and a function that extends it. */
export function useIdleTimer(): { secondsLeft: number | null; extend: () => void } {
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
