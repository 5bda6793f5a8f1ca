import { expect, test } from 'vitest';
import { inTransaction } from '../../core/db/engine';
import { useTestDatabase } from '../../testing/database/database';
import { claimQuotas } from './queries';

const database = useTestDatabase();

/** Returns how many of the parallel claims succeeded. */
async function claimInParallel(count: number, amount: number, max: number): Promise<number> {
  const quota = { day: '2026-03-01', subject: 'texts', amount, max };
  const claims = Array.from({ length: count }, () =>
    inTransaction(database.db, (tx) => claimQuotas(tx, [quota])),
  );
  return (await Promise.all(claims)).filter(Boolean).length;
}

test.each([
  { count: 30, amount: 1, max: 5, claimed: 5 },
  { count: 10, amount: 40, max: 100, claimed: 2 },
  { count: 3, amount: 40, max: 30, claimed: 0 },
  { count: 3, amount: 1, max: 0, claimed: 0 },
])('of $count parallel claims of $amount, $claimed fit into $max', async (claims) => {
  expect(await claimInParallel(claims.count, claims.amount, claims.max)).toBe(claims.claimed);
  expect(await claimInParallel(1, claims.amount, claims.max)).toBe(0);
});

test('a claim that is rolled back uses nothing', async () => {
  const quota = { day: '2026-03-01', subject: 'texts', amount: 1, max: 1 };
  const rolledBack = inTransaction(database.db, async (tx) => {
    expect(await claimQuotas(tx, [quota])).toBe(true);
    throw new Error('later error');
  });
  await expect(rolledBack).rejects.toThrow('later error');
  expect(await claimQuotas(database.db, [quota])).toBe(true);
});

test('a quota may exceed 2 GB', async () => {
  const quota = { day: '2026-03-01', subject: 'files', amount: 3e9, max: 1e12 };
  expect(await claimQuotas(database.db, [quota])).toBe(true);
  expect(await claimQuotas(database.db, [quota])).toBe(true);
});
