import { inTransaction, type Db } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import { generateThreads } from './generated-threads';
import { demoAccounts } from './inbox-samples';
import { seedThread } from './seed-demo';

/** In one transaction: few enough that a server on PostgreSQL goes on working. */
const atOnce = 250;

/** Adds so many sample threads, the latest of an hour before `now`. */
export async function seedMany(db: Db, vault: Vault, count: number, now: Date): Promise<void> {
  const staff = demoAccounts.flatMap(({ role, email }) =>
    role === 'owner' || role === 'intake' ? [email] : [],
  );
  const people = generateThreads(count, staff);
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce);
    await inTransaction(db, async (tx) => {
      for (const person of some) await seedThread(tx, vault, person, now);
    });
  }
}
