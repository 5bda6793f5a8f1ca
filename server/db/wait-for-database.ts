import { setTimeout } from 'node:timers/promises';
import { DatabaseOutage } from './database-outage';

const longestPause = 10_000;

/**
 * Tries `open` until the database can be used, with pauses that double from 1 to 10 seconds. What else `open` throws is thrown.
 * @param report gets one line for each try that failed
 */
export async function waitForDatabase<Result>(
  open: () => Promise<Result>,
  report: (line: string) => void,
  sleep: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Result> {
  for (let pause = 1_000; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error;
      report(`${error.message}. Trying again in ${String(pause / 1_000)} s.`);
      await sleep(pause);
    }
  }
}
