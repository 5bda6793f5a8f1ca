import { sqlMigration } from './run-sql';

/** A lease lets another server take over a build. Also stores what a build left out (docs/decisions/033). */
export const buildLeases = sqlMigration(`
  alter table site_builds add column owner text;
  alter table site_builds add column lease_until text;
  alter table site_builds add column left_out text;
`);
