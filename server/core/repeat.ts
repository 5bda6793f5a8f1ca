/** Runs work at once and then at an interval, one run after the other. `stop` waits for the last one. */
export function repeat(
  work: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(work).catch(onError);
  };
  run();
  const timer = setInterval(run, interval);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
