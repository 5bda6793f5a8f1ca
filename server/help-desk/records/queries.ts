import type { RecordState } from '../../../contract/help-desk/change-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { toRegion, type RegionId } from '../../../contract/shared/regions';
import type { Transition } from './record-transition';
import type { Actor } from '../../db/change-log';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { updateAtVersion } from '../../db/versioned-update';
import { addEvent } from '../event-queries';
import { toDecision, toHelpDeskType } from './item-queries';
import { bumpRevision } from '../../db/list-revisions';

/** A record without its encrypted content. */
export type LoadedRecord = RecordState & {
  id: string;
  type: HelpDeskType;
  reference: string;
  region: RegionId;
  contact: string;
  email: string | null;
  changedBy: string | null;
  expiresAt: string;
};

export async function findRecord(db: Db, id: string): Promise<LoadedRecord | null> {
  const row = await db.selectFrom('helpDesk').selectAll().where('id', '=', id).executeTakeFirst();
  const type = row === undefined ? undefined : toHelpDeskType(row.type);
  if (row === undefined || type === undefined) return null;
  return {
    id,
    type,
    reference: row.reference,
    region: toRegion(row.region),
    contact: row.contact,
    email: row.email,
    reviewed: row.reviewed === 1,
    assignee: row.assignee,
    decision: toDecision(row.decision),
    version: row.version,
    changedBy: row.changedBy,
    expiresAt: row.expiresAt,
  };
}

/** Changes a record and stores its events and audit entries. False if the record is no longer at `version`. */
export async function changeRecord(
  tx: Db,
  { id, version }: { id: string; version: number },
  { state, steps, actions }: Transition,
  { by, at }: Actor,
): Promise<boolean> {
  const { reviewed, assignee, decision } = state;
  const row = { reviewed: reviewed ? 1 : 0, assignee, decision };
  if (!(await updateAtVersion(tx, 'helpDesk', { id, version }, row, { by, at }))) return false;
  for (const step of steps) await addEvent(tx, { ...step, recordId: id, at, by });
  for (const action of actions) {
    await recordAudit(tx, { ...action, at, actor: by, subject: { kind: 'help-desk', id } });
  }
  await bumpRevision(tx, 'help-desk');
  return true;
}
