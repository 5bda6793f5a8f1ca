import type { AuditAction, AuditSubjectKind } from '../../../contract/audit/constants';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';

export type AuditSubject = { kind: AuditSubjectKind; id: string };

export type AuditRecord = {
  action: AuditAction;
  /** Accounts by email, templates and exported lists by name, everything else by id. */
  subject: AuditSubject;
  /** Never a masked value, or the name, number, or address of a person outside the office: an id instead. */
  detail?: string | undefined;
};

/**
 * Call it before data is sent, so that nothing is disclosed without an audit entry.
 * @param actor with the email of a staff member, or `automaticActor`
 */
export async function recordAudit(
  db: Db,
  { email, at, batch }: Actor,
  { action, subject, detail }: AuditRecord,
): Promise<void> {
  const { kind: subjectKind, id } = subject;
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at,
      actor: email,
      action,
      subjectKind,
      subject: id,
      detail: detail ?? null,
      batch: batch ?? null,
    })
    .execute();
}
