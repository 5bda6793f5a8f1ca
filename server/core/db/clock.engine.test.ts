import { afterEach, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { startClock } from './clock';

const database = useTestDatabase();
afterEach(() => {
  vi.useRealTimers();
});

test.each([1, -1])('a server whose clock is %i hours off follows the database', async (hours) => {
  const time = Date.now();
  const shifted = time + hours * 60 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: shifted });
  const clock = await startClock(database);
  clock.stop();
  // SQLite has one server, whose clock counts.
  const expected = database.engine === 'sqlite' ? shifted : time;
  expect(Math.abs(clock.now().getTime() - expected)).toBeLessThan(30_000);
});
