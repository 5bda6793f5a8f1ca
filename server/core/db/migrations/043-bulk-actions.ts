import { sqlMigration } from './run-sql';

/** Marks the entries that one bulk action wrote, so that logs and the activity feed show them as one. Earlier entries stay separate. */
export const bulkActions = sqlMigration(`
  alter table audit add column batch text;
  create index audit_of_batch on audit (batch, action, id);
  alter table help_desk_events add column batch text;
  create index help_desk_events_of_batch on help_desk_events (batch, step, id);
  alter table job_post_changes add column batch text;
  create index job_post_changes_of_batch on job_post_changes (batch, field, id);
`);
