import { sqlMigration } from './run-sql';

/** A dead job stays on the dashboard's list until someone retries or dismisses it. */
export const dismissedJobs = sqlMigration('alter table outbox add column dismissed_at text;');
