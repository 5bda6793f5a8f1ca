import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { buildRequestSearchText } from '../../help-desk/reference';
import type { Engine } from '../engine';
import { bytesType, runSql } from './run-sql';

/** Adds state, assignee, decision, versions, messages, files, and structured request data, which existing requests do not get. */
export function helpDeskQueues(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await runSql(db, changedTables);
      await fillSearchText(db);
      await runSql(db, newTables(bytesType(engine)));
    },
  };
}

const changedTables = `
  alter table help_desk add column version integer not null default 1;
  alter table help_desk add column words text not null default '';
  alter table help_desk add column changed_by text;
  alter table help_desk add column changed_at text;
  alter table help_desk add column assignee text;
  alter table help_desk add column decision text;
  alter table help_desk add column answers_sealed text;
  alter table help_desk add column first_day text;
  alter table help_desk add column last_day text;
  alter table help_desk_events add column actor text;
  alter table help_desk_events add column detail text;
`;

/** Rows of thread_presence would expire within seconds anyway. */
const newTables = (bytes: string) => `
  create index help_desk_queue on help_desk (type, reviewed, created_at, id);
  create index help_desk_days on help_desk (type, last_day, first_day);
  create index help_desk_contact on help_desk (contact);
  create index help_desk_email on help_desk (email);

  create table help_desk_messages (
    id text not null primary key,
    record_id text not null references help_desk (id),
    at text not null,
    kind text not null,
    author text not null,
    channel text,
    sent_to text,
    text_sealed text not null,
    delivery text not null,
    problem text
  );
  create index help_desk_messages_of_record on help_desk_messages (record_id, at, id);
  alter table outbox add column help_desk_message_id text references help_desk_messages (id);

  create table help_desk_files (
    id text not null primary key,
    record_id text not null unique references help_desk (id),
    name text not null,
    type text not null,
    size integer not null,
    bytes_sealed ${bytes} not null,
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null,
    added_by text not null
  );
  create index help_desk_files_expire on help_desk_files (expires_at);

  drop table thread_presence;
  create table presence (
    kind text not null,
    subject text not null,
    email text not null,
    until text not null,
    constraint presence_pk primary key (kind, subject, email)
  );
`;

type Row = Parameters<typeof buildRequestSearchText>[0] & { id: string };

async function fillSearchText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`
    select id, first_name as "firstName", last_name as "lastName", reference, contact, email from help_desk
  `.execute(db);
  for (const { id, ...request } of rows) {
    const words = buildRequestSearchText(request);
    await sql`update help_desk set words = ${words} where id = ${id}`.execute(db);
  }
}
