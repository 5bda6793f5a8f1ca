import type { AuditAction } from '../../../contract/audit-actions';
import type { Db } from '../engine';
import { newId } from '../new-id';

export type AuditEntry = {
  at: string;
  /** The staff member's e-mail, or byClock. */
  actor: string;
  action: AuditAction;
  /** Id of what it was done to; of an account its e-mail; of an export the list. */
  subject: string;
  /** What the action alone does not say, never a value that is masked. */
  detail?: string;
};

/** Records who did what. Write it before the data is handed out: what cannot be recorded is not shown. */
export async function recordAudit(db: Db, { detail, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...entry, detail: detail ?? null })
    .execute();
}

/** Everything recorded about one subject, oldest first. */
export async function auditOf(db: Db, subject: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject', 'detail'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail, ...row }) => ({
    ...row,
    action: action as AuditAction,
    ...(detail === null ? {} : { detail }),
  }));
}
