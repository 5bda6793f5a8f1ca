import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import { canSee, canSeeRegion, type Access } from '../../../contract/shared/roles';
import { inTransaction, type Tx } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import { findStaffAccount, toAccess } from '../auth/account-queries';
import type { ServiceContext } from '../context';
import type { OutboundEmail } from '../email/email';
import { queueJob } from '../outbox/queries';
import { buildNotificationEmail } from './emails';
import { listPending, readSettings, saveSettings, settleSeen, takePending } from './queries';
import { isEmailDue, isQuiet } from './schedule';

/** The name of the outbox jobs. */
export const notificationJob = 'notification';

/** Queues one email for each account that one is due for. Every server asks; what one has taken, another one doesn't find. */
export async function sendDue(context: ServiceContext): Promise<void> {
  const { db } = context.database;
  const now = context.now();
  await settleSeen(db);
  for (const { email, oldestAt } of await listPending(db)) {
    const account = await findStaffAccount(db, email);
    const { settings } = await readSettings(db, email);
    const access = account?.disabled === 0 ? toAccess(account) : null;
    const office = context.regions[getHomeRegion(access)];
    if (!isEmailDue(settings, office, new Date(oldestAt), now)) continue;
    await inTransaction(db, async (tx) => {
      const items = (await takePending(tx, email)).filter(
        ({ isEmail, at, screen, region }) =>
          access !== null &&
          canSee(access, screen) &&
          canSeeRegion(access, region) &&
          (isEmail === 1 || isQuiet(settings, office, new Date(at))),
      );
      if (items.length === 0) return;
      items.sort((a, b) => a.id.localeCompare(b.id));
      await queueNotification(context, tx, buildNotificationEmail(context, email, items));
    });
  }
  context.wakeOutbox();
}

export async function queueNotification(
  { encryption, now }: ServiceContext,
  tx: Tx,
  payload: OutboundEmail,
): Promise<void> {
  const subject = newId();
  const at = now().toISOString();
  await queueJob(tx, encryption, { type: notificationJob, subject, payload }, at);
  await saveSettings(tx, payload.to, { lastJob: subject });
}

/** The office whose clock and hours count for an account. */
export function getHomeRegion(access: Pick<Access, 'regions'> | null): RegionId {
  return access?.regions?.[0] ?? defaultRegion;
}
