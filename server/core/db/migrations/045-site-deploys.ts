import { sqlMigration } from './run-sql';

/** Replaces the queue of builds: publishing compares what is published with what the site shows (docs/decisions/033). */
export const siteDeploys = sqlMigration(`
  drop table site_builds;
  create table site_deploys (
    id text not null primary key,
    revision text not null,
    requested_at text not null,
    sent_at text,
    finished_at text,
    problem text
  );
`);
