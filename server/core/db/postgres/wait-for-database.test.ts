import { expect, test } from 'vitest';
import { OperatorError } from '../../operator-error';
import { DatabaseOutage } from '../database-outage';
import { waitForDatabase } from './wait-for-database';

/** Fails a number of times, and records the reports and pauses. */
async function openAfter(outages: number) {
  const lines: string[] = [];
  const pauses: number[] = [];
  let left = outages;
  const opened = await waitForDatabase(
    () =>
      left-- > 0
        ? Promise.reject(new DatabaseOutage(new Error('rejected'), 'Cannot reach it'))
        : Promise.resolve('open'),
    (line) => lines.push(line),
    (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  );
  return { opened, lines, pauses };
}

test('waits for the database with pauses that grow to 10 seconds', async () => {
  const { opened, lines, pauses } = await openAfter(6);
  expect(opened).toBe('open');
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(lines[0]).toBe('Cannot reach it: rejected. Trying again in 1 s.');
  expect(lines).toHaveLength(6);
});

test('does not wait for a database that rejects this server', async () => {
  const rejected = new OperatorError('password authentication failed');
  const waiting = waitForDatabase(
    () => Promise.reject(rejected),
    () => undefined,
  );
  await expect(waiting).rejects.toBe(rejected);
});
