import type { AuditAction, AuditSubjectKind } from '../../contract/audit/constants';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { AuditSubject } from './subject-queries';

export type AuditRecord = {
  at: string;
  /** The staff member's e-mail, or byClock. */
  actor: string;
  action: AuditAction;
  /** What it was done to: an account by its e-mail, a template by its name, an exported list by that of the list. */
  subject: AuditSubject;
  /** What the action alone does not say, never a value that is masked. */
  detail?: string;
};

/** Records who did what. Write it before the data is handed out: what cannot be recorded is not shown. */
export async function recordAudit(
  db: Db,
  { detail, subject: { kind, id: subject }, ...entry }: AuditRecord,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...entry, subject_kind: kind, subject, detail: detail ?? null })
    .execute();
}

/** Everything recorded about what has this id, oldest first. */
export async function auditOf(db: Db, id: string): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject_kind', 'subject', 'detail'])
    .where('subject', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail, subject_kind: kind, subject, ...row }) => ({
    ...row,
    subject: { kind: kind as AuditSubjectKind, id: subject },
    action: action as AuditAction,
    ...(detail === null ? {} : { detail }),
  }));
}
