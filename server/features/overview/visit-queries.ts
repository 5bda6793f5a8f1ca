import type { Db } from '../../core/db/engine';

const minute = 60_000;
/** Someone who opens a record and comes back is still on the same visit. */
const maxPause = 30 * minute;
/** Every open tab polls, so that not every poll writes. */
const writeEvery = 5 * minute;
const day = 24 * 60 * minute;
const maxAway = 7 * day;

/** Records that the account is here. Returns when it was here last, at most a week ago; for a new account, a day ago. */
export async function recordVisit(db: Db, email: string, now: Date): Promise<string> {
  const weekAgo = new Date(now.getTime() - maxAway).toISOString();
  const known = await db
    .selectFrom('dayVisits')
    .select(['since', 'at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const pause = known === undefined ? Infinity : now.getTime() - Date.parse(known.at);
  const dayAgo = new Date(now.getTime() - day).toISOString();
  const since = (pause > maxPause ? known?.at : known?.since) ?? dayAgo;
  if (pause > writeEvery) {
    const visit = { since, at: now.toISOString() };
    await db
      .insertInto('dayVisits')
      .values({ email, ...visit })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(visit))
      .execute();
  }
  return since > weekAgo ? since : weekAgo;
}
