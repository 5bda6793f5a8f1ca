import { useSyncExternalStore } from 'react';

const every = 20_000;
/** Milliseconds for which a clock that stood still while nobody looked is right enough. */
const rightFor = 5_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for every relative time on the screen. */
function subscribe(listener: () => void): () => void {
  // From screen to screen the next one is drawn while the clock of the one before still goes.
  if (listeners.size === 0) read();
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, every);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Set right when it is read first, not by who subscribes: that would draw the screen that has just been drawn once more. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= rightFor) now = Date.now();
  return now;
}

/** Now, in milliseconds since 1970, to about 20 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}
