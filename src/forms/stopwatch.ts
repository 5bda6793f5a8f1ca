export type Stopwatch = { elapsed: () => number; restart: () => void };

/** Milliseconds since it was made or last restarted. */
export function startStopwatch(): Stopwatch {
  let since = performance.now();
  return {
    elapsed: () => performance.now() - since,
    restart: () => {
      since = performance.now();
    },
  };
}
