import { toAuditKind } from '../../../contract/follow-ups/constants';
import { findRegion } from '../../../contract/shared/regions';
import { getRecordScreen } from '../../../contract/shared/record-url';
import { inTransaction } from '../../core/db/engine';
import { listBecameDue } from '../../services/follow-ups/queries';
import { notify } from '../../services/notifications/notify';
import { resolveSubjectNames } from '../audit/service';
import type { Context } from '../context';

/** Follow-ups that became due before a longer interruption are in My day. */
const span = 10 * 60_000;

/** Tells the owners of follow-ups that have just become due, each once. */
export async function tellDueFollowUps(context: Context): Promise<void> {
  const { database, encryption } = context;
  const { db } = database;
  const now = context.now();
  const from = new Date(now.getTime() - span).toISOString();
  const due = await listBecameDue(db, { from, until: now.toISOString() });
  const toSubject = ({ kind, id }: (typeof due)[number]) => ({ kind: toAuditKind(kind), id });
  const resolve = await resolveSubjectNames(db, encryption, due.map(toSubject));
  for (const followUp of due) {
    const { kind, id, owner, dueAt: at } = followUp;
    const { type, ...subject } = resolve(toSubject(followUp));
    const region = findRegion(subject.region);
    // The record was deleted.
    if (region === undefined) continue;
    const record = { kind, id, region, screen: getRecordScreen(kind, type ? { type } : {}) };
    await inTransaction(db, (tx) =>
      notify(tx, 'follow-up', record, { to: owner === '' ? null : [owner], actor: null, at }),
    );
  }
}
