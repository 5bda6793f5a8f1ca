import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Database } from './db/engine';
import { deleteExpiredAttachments } from './db/queries/attachments';
import { deleteSentJobs, emptyDeadJobs } from './db/queries/outbox';

const hour = 60 * 60_000;
const keepDoneJobs = 30 * 24 * hour;

/**
 * Deletes benefit cards whose time is up, the records of what was sent long ago and the texts of what was given up long ago:
 * at start, then every hour.
 */
export function startHousekeeping(
  { db }: Database,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const tidy = async (): Promise<void> => {
    try {
      const now = new Date();
      const cards = await inTransaction(db, async (tx) => {
        const longAgo = new Date(now.getTime() - keepDoneJobs).toISOString();
        await deleteSentJobs(tx, longAgo);
        await emptyDeadJobs(tx, longAgo);
        return deleteExpiredAttachments(tx, now.toISOString());
      });
      if (cards > 0) log.info({ cards }, 'Deleted benefit cards whose time was up');
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
