export type Stopwatch = { elapsed: () => number; restart: () => void };

/** Milliseconds since `since`, a moment of performance.now() (0 is when the page was asked for), or the last restart. */
export function startStopwatch(since: number): Stopwatch {
  return {
    elapsed: () => performance.now() - since,
    restart: () => {
      since = performance.now();
    },
  };
}
