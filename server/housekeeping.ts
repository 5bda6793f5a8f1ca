import type { FastifyBaseLogger } from 'fastify';
import {
  automaticActor,
  type AuditAction,
  type AuditSubjectKind,
} from '../contract/audit/constants';
import type { Context } from './features/context';
import { inTransaction, type Db } from './core/db/engine';
import { deleteExpiredAttachments } from './features/inbox/messages/attachment-queries';
import { textKeyPrefix } from './services/sms/twilio/webhook';
import { deleteOldSessions } from './services/auth/sessions/queries';
import { recordAudit } from './services/audit/record-audit';
import { deleteOldNotifications } from './services/notifications/queries';
import { deleteQuotas } from './services/quotas/queries';
import { addEvent } from './services/messages/event-queries';
import { deleteExpiredFiles } from './features/help-desk/files/queries';
import { deleteExpiredResumes } from './features/applications/change-queries';
import { deleteSentJobs, purgeDeadJobs } from './services/outbox/queries';
import { draftLimits } from '../contract/drafts/constants';
import { draftRecords } from './record-sources';
import { deleteOldDrafts } from './services/drafts/queries';
import { deleteOldUploads } from './services/messages/files/upload-queries';
import { deletePresence } from './core/http/presence/queries';
import { deleteIdempotencyRecords } from './core/http/idempotency/queries';
import { eraseDue } from './services/people/retention';
import { peopleData } from './person-records';
import { bumpRevision } from './core/db/list-revisions';
import { repeat } from './core/repeat';

const hour = 60 * 60_000;
const retention = 30 * 24 * hour;

/**
 * At the start and every hour, deletes expired files (benefit cards, résumés, files for caregivers) and records after their retention period,
 * recording each in the audit, and old outbox jobs, idempotency keys, quotas, presences, sessions, notifications, and drafts.
 */
export function startHousekeeping(
  context: Pick<Context, 'config' | 'database' | 'encryption' | 'now'>,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const { db } = context.database;
  const run = async (): Promise<void> => {
    const now = context.now();
    const deleted = await inTransaction(db, async (tx) => {
      const cutoff = new Date(now.getTime() - retention).toISOString();
      await deleteSentJobs(tx, cutoff);
      await purgeDeadJobs(tx, cutoff);
      await deleteIdempotencyRecords(tx, cutoff, textKeyPrefix);
      const draftTime = now.getTime() - draftLimits.retentionDays * 24 * hour;
      const draftCutoff = new Date(draftTime).toISOString();
      await deleteOldDrafts(tx, draftCutoff, draftRecords);
      await deleteOldUploads(tx, draftCutoff);
      await deletePresence(tx, now.toISOString());
      const yesterday = new Date(now.getTime() - 24 * hour).toISOString();
      await deleteOldSessions(tx, yesterday, now.toISOString());
      await deleteQuotas(tx, yesterday.slice(0, 10));
      const twoWeeksAgo = new Date(now.getTime() - 14 * 24 * hour).toISOString();
      await deleteOldNotifications(tx, twoWeeksAgo);
      return deleteExpiredUploads(tx, now.toISOString());
    });
    if (deleted.cards + deleted.resumes + deleted.files > 0)
      log.info(deleted, 'Deleted expired files');
    const records = await eraseDue(context, peopleData);
    if (records > 0) log.info({ records }, 'Erased records after their retention period');
  };
  return repeat(run, hour, (error) => log.error({ err: error }, 'Housekeeping failed'));
}

async function deleteExpiredUploads(
  tx: Db,
  at: string,
): Promise<{ cards: number; resumes: number; files: number }> {
  const cards = await deleteExpiredAttachments(tx, at);
  const resumes = await deleteExpiredResumes(tx, at);
  const files = await deleteExpiredFiles(tx, at);
  const record = (action: AuditAction, kind: AuditSubjectKind, id: string) =>
    recordAudit(tx, { email: automaticActor, at }, { action, subject: { kind, id } });
  for (const id of cards) await record('expire-card', 'message', id);
  for (const id of resumes) await record('expire-resume', 'application', id);
  for (const id of files) {
    await addEvent(tx, { kind: 'request', id }, { kind: 'file-removed' }, { email: null, at });
    await record('expire-file', 'help-desk', id);
  }
  if (files.length > 0) await bumpRevision(tx, 'helpDesk');
  return { cards: cards.length, resumes: resumes.length, files: files.length };
}
