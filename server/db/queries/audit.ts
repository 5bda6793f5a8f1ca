import type { Role } from '../../../contract/roles';
import type { ThreadStatus } from '../../../contract/thread-statuses';
import type { Db } from '../engine';
import { newId } from '../new-id';

export type AuditAction =
  | 'reveal-dob'
  | 'reveal-medicate'
  | 'open-card'
  | 'reply'
  | `role-${Role}`
  | 'disable-account'
  | 'enable-account'
  | 'release-account'
  | 'note'
  | 'call'
  | 'assign'
  | 'unassign'
  | `status-${ThreadStatus}`;

export type AuditEntry = {
  at: string;
  /** The staff member's e-mail. */
  actor: string;
  action: AuditAction;
  /** Id of what it was done to; of an account its e-mail. */
  subject: string;
};

/** Records who did what. Write it before the data is handed out: what cannot be recorded is not shown. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...entry })
    .execute();
}

/** Everything recorded about one subject, oldest first. */
export async function auditOf(db: Db, subject: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, action: row.action as AuditAction }));
}
