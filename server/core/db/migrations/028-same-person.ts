import { sqlMigration } from './run-sql';

/** A case-insensitive index finds the requests of one e-mail address. */
export const samePerson = sqlMigration(`
  drop index help_desk_email;
  create index help_desk_email on help_desk (lower(email));
`);
