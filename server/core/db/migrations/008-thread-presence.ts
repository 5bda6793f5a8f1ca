import { sqlMigration } from './run-sql';

/** Presence is a table, so that all replicas share it. */
export const threadPresence = sqlMigration(`
  create table thread_presence (
    thread_id text not null references threads (id),
    email text not null,
    until text not null,
    constraint thread_presence_pk primary key (thread_id, email)
  );
`);
