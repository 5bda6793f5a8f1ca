import type { AuditAction, AuditSubjectKind } from '../../../contract/audit/constants';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import { hashToken } from '../../core/hash-token';
import type { AuditEntryTable } from './table';

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
export async function recordAudit(db: Db, actor: Actor, record: AuditRecord): Promise<void> {
  await db
    .insertInto('audit')
    .values(toEntry(newId(), actor, record))
    .execute();
}

function toEntry(
  id: string,
  { email, at, batch }: Actor,
  { action, subject, detail }: AuditRecord,
): AuditEntryTable {
  return {
    id,
    at,
    actor: email,
    action,
    subjectKind: subject.kind,
    subject: subject.id,
    detail: detail ?? null,
    batch: batch ?? null,
  };
}

/** Openings that are recorded already, so that polls of an open record don't write. */
const recordedOpenings = new Set<string>();
const maxRecordedOpenings = 10_000;

/** Records once a day that someone has opened a record. */
export async function recordOpening(db: Db, actor: Actor, record: AuditRecord): Promise<void> {
  const day = actor.at.slice(0, 10);
  const { kind, id } = record.subject;
  const entryId = hashToken(JSON.stringify([day, actor.email, record.action, kind, id]));
  if (recordedOpenings.has(entryId)) return;
  await db
    .insertInto('audit')
    .values(toEntry(entryId, actor, record))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if (recordedOpenings.size >= maxRecordedOpenings) recordedOpenings.clear();
  recordedOpenings.add(entryId);
}
