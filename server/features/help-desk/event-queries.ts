import type { AuditAction } from '../../../contract/audit/constants';
import type { HelpDeskStatus } from '../../../contract/forms/schema';
import { publicEventTypes, type HelpDeskEventType } from '../../../contract/help-desk/constants';
import type { HelpDeskEvent } from '../../../contract/help-desk/record-schema';
import { recordAudit } from '../../services/audit/record-audit';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { newId } from '../../core/db/uuid';
import type { HelpDeskEventTable } from './table';

export async function addEvent(
  tx: Db,
  event: Pick<HelpDeskEventTable, 'recordId' | 'at' | 'step'> & Partial<HelpDeskEventTable>,
): Promise<void> {
  await tx
    .insertInto('helpDeskEvents')
    .values({ actor: null, detail: null, batch: null, ...event, id: newId() })
    .execute();
}

export type ChangeLog = {
  steps?: readonly { step: HelpDeskEventType; detail?: string | null }[];
  actions: readonly { action: AuditAction; detail?: string }[];
};

/** Records what somebody did to a record, so that open tabs notice. */
export async function logChange(
  tx: Db,
  id: string,
  { email, at, batch }: Actor,
  { steps = [], actions }: ChangeLog,
): Promise<void> {
  for (const step of steps) await addEvent(tx, { ...step, recordId: id, at, actor: email, batch });
  for (const action of actions) {
    const subject = { kind: 'help-desk', id } as const;
    await recordAudit(tx, { ...action, at, actor: email, batch, subject });
  }
  await bumpRevision(tx, 'helpDesk');
}

/** Deletes what an undone change added to the timeline. The audit log keeps the change and its undoing. */
export async function removeEvents(
  tx: Db,
  recordId: string,
  { email, at }: Actor,
  steps: readonly HelpDeskEventType[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .deleteFrom('helpDeskEvents')
    .where('recordId', '=', recordId)
    .where('actor', '=', email)
    .where('at', '=', at)
    .where('step', 'in', steps)
    .execute();
}

export async function recordFileOpened(
  tx: Db,
  { recordId, at, addedAt }: { recordId: string; at: string; addedAt: string },
): Promise<void> {
  const recorded = await tx
    .selectFrom('helpDeskEvents')
    .select('id')
    .where('recordId', '=', recordId)
    .where('step', '=', 'file-opened')
    .where('at', '>=', addedAt)
    .executeTakeFirst();
  if (recorded !== undefined) return;
  await addEvent(tx, { recordId, at, step: 'file-opened' });
  await bumpRevision(tx, 'helpDesk');
}

export function listEvents(db: Db, recordId: string): Promise<HelpDeskEvent[]> {
  return db
    .selectFrom('helpDeskEvents')
    .select(['at', 'step', 'actor as by', 'detail'])
    .where('recordId', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The events for whoever has the private link, without names and internal events. */
export function listPublicEvents(db: Db, recordId: string): Promise<HelpDeskStatus['steps']> {
  return db
    .selectFrom('helpDeskEvents')
    .select(['at', 'step'])
    .where('recordId', '=', recordId)
    .where('step', 'in', publicEventTypes)
    .orderBy('at')
    .orderBy('id')
    .$narrowType<HelpDeskStatus['steps'][number]>()
    .execute();
}

/** The latest decision on time off, which may be undoing one, or the decision that a message announces. */
export async function findDecision(
  db: Db,
  { recordId, messageId }: { recordId: string; messageId?: string },
): Promise<{ actor: string | null; messageId: string | null } | null> {
  let decisions = db
    .selectFrom('helpDeskEvents')
    .select(['actor', 'detail as messageId'])
    .where('recordId', '=', recordId)
    .where('step', 'in', ['approved', 'declined', 'undecided']);
  if (messageId !== undefined) decisions = decisions.where('detail', '=', messageId);
  const latest = await decisions.orderBy('at', 'desc').orderBy('id', 'desc').executeTakeFirst();
  return latest ?? null;
}
