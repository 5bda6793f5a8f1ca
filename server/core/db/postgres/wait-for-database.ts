import { setTimeout } from 'node:timers/promises';
import { DatabaseOutage } from '../database-outage';

const maxPause = 10_000;

/**
 * Retries `open` during an outage, with pauses that double from 1 to 10 seconds. Rethrows any other error.
 * @param report gets one line for each failed try
 */
export async function waitForDatabase<Result>(
  open: () => Promise<Result>,
  report: (line: string) => void,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Result> {
  for (let pause = 1_000; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error;
      report(`${error.message}. Trying again in ${String(pause / 1_000)} s.`);
      await sleep(pause);
    }
  }
}
