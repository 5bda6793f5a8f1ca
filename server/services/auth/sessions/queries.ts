import type { Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { requiredRolesSetting } from '../second-factor/queries';
import type { SessionTable } from './table';

export type Session = SessionTable & { hasFactor: boolean; requiredRoles: string | null };

/** One query, because every call of the dashboard makes it. */
export async function findSession(
  db: Db,
  { uid, signedInAt }: Pick<SessionTable, 'uid' | 'signedInAt'>,
): Promise<Session | null> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('secondFactors').select('id').whereRef('secondFactors.uid', '=', 'sessions.uid'),
      ).as('hasFactor'),
      selectFrom('settings')
        .select('value')
        .where('name', '=', requiredRolesSetting)
        .as('requiredRoles'),
    ])
    .where('uid', '=', uid)
    .where('signedInAt', '=', signedInAt)
    .executeTakeFirst();
  return session === undefined ? null : { ...session, hasFactor: Boolean(session.hasFactor) };
}

export async function addSession(
  db: Db,
  session: Pick<SessionTable, 'uid' | 'signedInAt' | 'device' | 'usedAt'>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id: newId(), ...session })
    // Several first calls come at once.
    .onConflict((conflict) => conflict.columns(['uid', 'signedInAt']).doNothing())
    .execute();
}

export async function updateSession(
  db: Db,
  id: string,
  change: Partial<Pick<SessionTable, 'usedAt' | 'tokenHash' | 'pendingEncrypted'>>,
): Promise<void> {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute();
}

export function listSessions(db: Db, uid: string, usedAfter: string): Promise<SessionTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('uid', '=', uid)
    .where('usedAt', '>', usedAfter)
    .where('endedAt', 'is', null)
    .orderBy('usedAt', 'desc')
    .execute();
}

/** Returns the hashes of their cookies. */
export async function endSessions(
  db: Db,
  uid: string,
  at: string,
  which: { only: string } | { except: string } | 'all',
): Promise<string[]> {
  let query = db
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('uid', '=', uid)
    .where('endedAt', 'is', null);
  if (which !== 'all') {
    query =
      'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.except);
  }
  const ended = await query.returning('tokenHash').execute();
  return ended.flatMap(({ tokenHash }) => tokenHash ?? []);
}

export async function deleteOldSessions(tx: Db, usedBefore: string): Promise<void> {
  await tx.deleteFrom('sessions').where('usedAt', '<', usedBefore).execute();
}
