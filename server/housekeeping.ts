import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Database } from './db/engine';
import { deleteExpiredAttachments } from './db/queries/attachments';
import { deleteQuotas } from './db/queries/daily-quotas';
import { deleteExpiredResumes } from './db/queries/job-applications';
import { deleteSentJobs, emptyDeadJobs } from './db/queries/outbox';
import { deletePresence } from './db/queries/presence';
import { deleteReceipts } from './db/queries/receipts';

const hour = 60 * 60_000;
const keepDoneJobs = 30 * 24 * hour;

/**
 * Deletes benefit cards and résumés whose time is up, the records of what was sent long ago, the texts of what was given up long
 * ago, and old idempotency keys, counts and presences: at start, then every hour.
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
        await deleteReceipts(tx, longAgo);
        await deletePresence(tx, now.toISOString());
        await deleteQuotas(tx, new Date(now.getTime() - 24 * hour).toISOString().slice(0, 10));
        return {
          cards: await deleteExpiredAttachments(tx, now.toISOString()),
          resumes: await deleteExpiredResumes(tx, now.toISOString()),
        };
      });
      if (gone.cards + gone.resumes > 0) log.info(gone, 'Deleted files whose time was up');
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
