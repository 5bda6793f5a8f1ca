import { sqlMigration } from './run-sql';

/** Binds a role to one account of the identity provider (docs/decisions/018). Both engines allow any number of null uids under a unique index. */
export const rolesOfAccounts = sqlMigration(`
  alter table accounts add column uid text;
  alter table accounts add column version integer not null default 1;
  alter table accounts add column changed_by text;
  create unique index accounts_uid on accounts (uid);
`);
