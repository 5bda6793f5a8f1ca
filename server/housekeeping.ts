import type { FastifyBaseLogger } from 'fastify';
import { byClock } from '../contract/audit/constants';
import { inTransaction, type Database, type Db } from './db/engine';
import { deleteExpiredAttachments } from './inbox/attachments/queries';
import { recordAudit } from './audit/service';
import { deleteQuotas } from './forms/quotas/queries';
import { addStep } from './help-desk/event-queries';
import { deleteExpiredAnswers } from './help-desk/files/queries';
import { deleteExpiredResumes } from './applications/apply-queries';
import { deleteSentJobs, emptyDeadJobs } from './outbox/queries';
import { deletePresence } from './http/presence/queries';
import { deleteIdempotencyRecords } from './http/idempotency/queries';
import { touchList } from './db/list-revisions';

const hour = 60 * 60_000;
const keepDoneJobs = 30 * 24 * hour;

/**
 * Deletes benefit cards, résumés and files for caregivers whose time is up, the records of what was sent long ago, the texts of what was given up long
 * ago, and old idempotency keys, counts and presences: at start, then every hour. What it deletes of people is recorded.
 */
export function startHousekeeping(
  { db }: Database,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const tidy = async (): Promise<void> => {
    try {
      const now = new Date();
      const gone = await inTransaction(db, async (tx) => {
        const longAgo = new Date(now.getTime() - keepDoneJobs).toISOString();
        await deleteSentJobs(tx, longAgo);
        await emptyDeadJobs(tx, longAgo);
        await deleteIdempotencyRecords(tx, longAgo);
        await deletePresence(tx, now.toISOString());
        await deleteQuotas(tx, new Date(now.getTime() - 24 * hour).toISOString().slice(0, 10));
        return deleteExpiredFiles(tx, now.toISOString());
      });
      if (gone.cards + gone.resumes + gone.answers > 0)
        log.info(gone, 'Deleted files whose time was up');
    } catch (error) {
      log.error({ err: error }, 'Housekeeping failed');
    }
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, hour);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Returns how many of each kind are gone. */
async function deleteExpiredFiles(
  tx: Db,
  at: string,
): Promise<Record<'cards' | 'resumes' | 'answers', number>> {
  const cards = await deleteExpiredAttachments(tx, at);
  const resumes = await deleteExpiredResumes(tx, at);
  const answers = await deleteExpiredAnswers(tx, at);
  const entry = { at, actor: byClock };
  for (const id of cards) {
    await recordAudit(tx, { ...entry, action: 'expire-card', subject: { kind: 'message', id } });
  }
  for (const id of resumes) {
    const subject = { kind: 'application', id } as const;
    await recordAudit(tx, { ...entry, action: 'expire-resume', subject });
  }
  for (const id of answers) {
    await addStep(tx, { recordId: id, at, step: 'file-removed' });
    const subject = { kind: 'help-desk', id } as const;
    await recordAudit(tx, { ...entry, action: 'expire-file', subject });
  }
  if (answers.length > 0) await touchList(tx, 'help-desk');
  return { cards: cards.length, resumes: resumes.length, answers: answers.length };
}
