import { sqlMigration } from './run-sql';

export const siteBuilds = sqlMigration(`
  create table site_builds (
    id text not null primary key,
    state text not null,
    requested_at text not null,
    requested_by text,
    started_at text,
    finished_at text,
    step text,
    problem text,
    revision text
  );
  create unique index site_builds_queued on site_builds (state) where state = 'queued';
`);
