import type { AuditAction, AuditSubjectKind } from '../../../contract/audit/constants';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';

export type AuditSubject = { kind: AuditSubjectKind; id: string };

export type AuditRecord = {
  at: string;
  /** Staff email, or `automaticActor`. */
  actor: string;
  action: AuditAction;
  /** Accounts by email, templates and exported lists by name, everything else by id. */
  subject: AuditSubject;
  /** Never a masked value. */
  detail?: string;
  /** Of an actor in a bulk action. */
  batch?: string | undefined;
};

/** Call it before data is sent, so that nothing is disclosed without an audit entry. */
export async function recordAudit(
  db: Db,
  { detail, batch, subject, ...entry }: AuditRecord,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      ...entry,
      subjectKind: subject.kind,
      subject: subject.id,
      detail: detail ?? null,
      batch: batch ?? null,
    })
    .execute();
}
