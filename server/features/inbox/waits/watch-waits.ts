import { addOfficeTime, isOfficeOpen } from '../../../../contract/shared/office-hours/office-time';
import { recordScreens } from '../../../../contract/shared/record-url';
import { inTransaction } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { listManagers } from '../../../services/auth/account-queries';
import { notify } from '../../../services/notifications/notify';
import { queueJob } from '../../../services/outbox/queries';
import type { Context } from '../../context';
import { computeDue } from '../messages/queries';
import { bumpThreadRevisions } from '../threads/refresh-queries';
import { buildLateEmail } from './late-email';
import {
  clearStaleDues,
  findLastTold,
  listOverdue,
  listUntold,
  listWithoutDue,
  markTold,
  setDue,
  type OverdueWait,
} from './queries';

const minute = 60_000;
const pause = 30 * minute;

/** Tells assignees about overdue waits and the owner about those of twice the target, and gives waits without a due time one. */
export async function checkWaits(context: Context): Promise<void> {
  await addMissingDues(context);
  await tellAssignees(context);
  await tellOwners(context);
}

/** A wait of before a longer interruption is no news. */
const overdueSpan = 10 * minute;

export async function tellAssignees({ database: { db }, now }: Context): Promise<void> {
  const from = new Date(now().getTime() - overdueSpan).toISOString();
  for (const { assignee, dueAt: at, ...thread } of await listOverdue(db, {
    from,
    until: now().toISOString(),
  })) {
    const record = { ...thread, kind: 'thread', screen: recordScreens.thread } as const;
    await inTransaction(db, (tx) =>
      notify(tx, 'overdue', record, { to: [assignee], actor: null, at }),
    );
  }
}

/** At most one email per owner and half hour, while the office of each wait in it is open (docs/decisions/048). */
export async function tellOwners(context: Context): Promise<void> {
  const { database, encryption } = context;
  const now = context.now();
  const at = now.toISOString();
  const late = (await listUntold(database.db, at)).filter((wait) => isLate(context, wait, now));
  if (late.length === 0) return;
  const last = await findLastTold(database.db);
  if (last !== null && now.getTime() - Date.parse(last) < pause) return;
  await inTransaction(database.db, async (tx) => {
    const waits = await markTold(tx, late, at);
    if (waits.length === 0) return;
    for (const to of await listManagers(tx)) {
      const payload = buildLateEmail(context, waits, { to, now });
      await queueJob(tx, encryption, { type: 'late-waits', subject: newId(), payload }, at);
    }
  });
  context.wakeOutbox();
}

function isLate({ regions }: Context, { region, since }: OverdueWait, now: Date): boolean {
  const office = regions[region];
  const lateAt = addOfficeTime(office, new Date(since), 2 * office.replyWithin);
  return lateAt <= now && isOfficeOpen(office, now);
}

export async function addMissingDues({ database: { db }, regions }: Context): Promise<void> {
  await clearStaleDues(db);
  for (;;) {
    const waits = await listWithoutDue(db);
    if (waits.length === 0) return;
    const changed = await inTransaction(db, async (tx) => {
      const ids: string[] = [];
      for (const wait of waits) {
        const due = computeDue(regions[wait.region], wait.since);
        if (await setDue(tx, wait, due)) ids.push(wait.id);
      }
      await bumpThreadRevisions(tx, ids);
      return ids.length;
    });
    if (changed === 0) return;
  }
}
