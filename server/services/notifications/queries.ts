import type { NotificationEvent } from '../../../contract/notifications/constants';
import type { NotificationSettings } from '../../../contract/notifications/schema';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import type { NotificationTable } from './table';

const defaults: NotificationSettings = {
  desktop: ['assigned', 'message', 'mention', 'follow-up', 'overdue', 'unassigned'],
  email: ['assigned', 'mention', 'follow-up'],
  digest: false,
  quiet: { from: '18:00', until: '08:00', daysOff: true },
};

export async function addNotifications(
  tx: Db,
  rows: readonly Omit<NotificationTable, 'id' | 'pending'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, id: newId(), pending: 1 })))
    .onConflict((conflict) => conflict.columns(['email', 'event', 'recordId', 'at']).doNothing())
    .execute();
}

/** Leaves these events of a record out of later emails. */
export async function settle(
  tx: Db,
  recordId: string,
  events: readonly NotificationEvent[],
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ pending: 0 })
    .where('recordId', '=', recordId)
    .where('pending', '=', 1)
    .where('event', 'in', events)
    .execute();
}

/** Leaves out of later emails what an account has opened since. */
export async function settleSeen(db: Db): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ pending: 0 })
    .where('pending', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('presence')
          .select('presence.until')
          .whereRef('presence.subject', '=', 'notifications.recordId')
          .whereRef('presence.email', '=', 'notifications.email')
          .whereRef('presence.until', '>', 'notifications.at'),
      ),
    )
    .execute();
}

/** The accounts that an email may be due for, and the time of their oldest event. */
export function listPending(db: Db): Promise<{ email: string; oldestAt: string }[]> {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => ['email', fn.min('at').as('oldestAt')])
    .where('pending', '=', 1)
    .groupBy('email')
    .execute();
}

/** None that another server has taken. */
export function takePending(tx: Db, email: string): Promise<NotificationTable[]> {
  return tx
    .updateTable('notifications')
    .set({ pending: 0 })
    .where('email', '=', email)
    .where('pending', '=', 1)
    .returningAll()
    .execute();
}

/** The notifications that the desktop shows, the latest first. */
export function listDesktop(
  db: Db,
  { email, since, limit }: { email: string; since: string; limit: number },
): Promise<NotificationTable[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('email', '=', email)
    .where('isDesktop', '=', 1)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The records in whose notes colleagues mentioned an account since then, latest first. */
export function listMentions(
  db: Db,
  { email, since, limit }: { email: string; since: string; limit: number },
) {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => ['kind', 'recordId as id', fn.max('at').as('at')])
    .where('email', '=', email)
    .where('event', '=', 'mention')
    .where('at', '>', since)
    .groupBy(['kind', 'recordId'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteOldNotifications(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('notifications').where('at', '<', before).execute();
}

type StoredSettings = { email: string; settings: NotificationSettings; lastJob: string | null };

/** In the order of the accounts. */
export async function listSettings(db: Db, emails: readonly string[]): Promise<StoredSettings[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('notificationSettings')
    .selectAll()
    .where('email', 'in', emails)
    .execute();
  return emails.map((email) => {
    const { settings = null, lastJob = null } = rows.find((row) => row.email === email) ?? {};
    const chosen = settings === null ? defaults : (JSON.parse(settings) as NotificationSettings);
    return { email, settings: chosen, lastJob };
  });
}

export async function readSettings(db: Db, email: string): Promise<Omit<StoredSettings, 'email'>> {
  const [stored] = await listSettings(db, [email]);
  return stored ?? { settings: defaults, lastJob: null };
}

export async function saveSettings(
  tx: Db,
  email: string,
  change: { settings: string } | { lastJob: string },
): Promise<void> {
  await tx
    .insertInto('notificationSettings')
    .values({ email, settings: null, lastJob: null, ...change })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(change))
    .execute();
}
