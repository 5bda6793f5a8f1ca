import { useEffect, useRef } from 'react';
import { untilRetry } from './retry-when-online';

/** So long nothing is typed before it is saved, in milliseconds. */
const pause = 1_500;

type SavesItself = {
  /** What is typed and not saved; null: nothing is. */
  typed: string | null;
  /** The last save did not get through. */
  isOffline: boolean;
  save: () => void;
};

/** Saves when nothing has been typed for a moment, and again until it gets through: at once when the connection is back. */
export function useSavesItself({ typed, isOffline, save }: SavesItself): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => latest.current();
    const timer = setInterval(again, untilRetry);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isOffline]);
}
