import { sqlMigration } from './run-sql';

export const latestActivity = sqlMigration(`
  create index help_desk_events_latest on help_desk_events (at, id);
  create index job_applications_latest on job_applications (created_at, id);
  create index job_application_entries_latest on job_application_entries (at, id)
    where stage is not null;
  create index job_post_changes_latest on job_post_changes (at, id)
    where field in ('added', 'state');
  create index post_revisions_latest on post_revisions (at, id)
    where kind in ('scheduled', 'published', 'unpublished');
`);
