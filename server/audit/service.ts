import type { AuditAction, AuditSubjectKind } from '../../contract/audit/constants';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { AuditSubject } from './subject-queries';

export type AuditRecord = {
  at: string;
  /** Staff e-mail, or `byClock` for automatic actions. */
  actor: string;
  action: AuditAction;
  /** Accounts by e-mail, templates and exported lists by name, everything else by id. */
  subject: AuditSubject;
  /** Never a masked value. */
  detail?: string;
};

/** Call it before data is sent, so that nothing is disclosed without an audit entry. */
export async function recordAudit(
  db: Db,
  { detail, subject, ...entry }: AuditRecord,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      ...entry,
      subjectKind: subject.kind,
      subject: subject.id,
      detail: detail ?? null,
    })
    .execute();
}

/** Lists the entries about one subject, oldest first. */
export async function listAuditEntries(db: Db, subjectId: string): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subjectKind', 'subject', 'detail'])
    .where('subject', '=', subjectId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, actor, action, subjectKind: kind, subject: id, detail }) => ({
    at,
    actor,
    subject: { kind: kind as AuditSubjectKind, id },
    action: action as AuditAction,
    ...(detail === null ? {} : { detail }),
  }));
}
