import { sqlMigration } from './run-sql';

/** 1 for a form that looked automated when it arrived (docs/decisions/008). */
export const possibleSpam = sqlMigration(`
  alter table messages add column possible_spam integer not null default 0;
  alter table help_desk add column possible_spam integer not null default 0;
  alter table job_applications add column possible_spam integer not null default 0;
`);
