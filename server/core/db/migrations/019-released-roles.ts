import { sqlMigration } from './run-sql';

/** Accounts that lost a role must not claim it again, which one that is still signed in would do with its next call. */
export const releasedRoles = sqlMigration(`
  create table released_roles (
    email text not null references accounts (email),
    uid text not null,
    constraint released_roles_pk primary key (email, uid)
  );
`);
