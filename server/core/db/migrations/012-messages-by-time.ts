import { sqlMigration } from './run-sql';

/** Indexes for the overview: the newest messages, and the failed ones. */
export const messagesByTime = sqlMigration(`
  create index messages_by_time on messages (at, id);
  create index messages_failed on messages (thread_id) where delivery = 'failed';
`);
