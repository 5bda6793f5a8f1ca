import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { bytesType, sqlMigration } from './run-sql';

export function firstTables(engine: Engine): Migration {
  return sqlMigration(`
    create table threads (
      id text not null primary key,
      person_key text not null unique,
      first_name text not null,
      last_name text not null,
      email text,
      contact text not null,
      region text not null,
      created_at text not null,
      active_at text not null
    );
    create index threads_active on threads (active_at, id);

    create table messages (
      id text not null primary key,
      thread_id text not null references threads (id),
      at text not null,
      channel text not null,
      direction text not null,
      text text not null,
      author text,
      delivery text not null,
      idempotency_key text unique,
      request_mark text
    );
    create index messages_of_thread on messages (thread_id, at, id);

    create table eligibility_checks (
      message_id text not null primary key references messages (id),
      first_name text not null,
      last_name text not null,
      email text,
      contact text not null,
      time text not null,
      dob_sealed text not null,
      medicate_sealed text,
      consent integer not null
    );

    create table attachments (
      id text not null primary key,
      message_id text not null references messages (id),
      type text not null,
      size integer not null,
      bytes_sealed ${bytesType(engine)} not null,
      created_at text not null,
      keep_until text not null
    );
    create index attachments_of_message on attachments (message_id);
    create index attachments_keep_until on attachments (keep_until);

    create table outbox (
      id text not null primary key,
      channel text not null,
      payload text not null,
      message_id text references messages (id),
      idempotency_key text not null unique,
      state text not null,
      attempts integer not null,
      next_at text not null,
      lease_owner text,
      leased_until text,
      last_problem text,
      created_at text not null,
      done_at text
    );
    create index outbox_due on outbox (state, next_at);

    create table text_consents (
      contact text not null primary key,
      consented_at text,
      message_id text references messages (id),
      opted_out_at text
    );

    create table sms_allowances (
      message_id text not null primary key references messages (id),
      contact text not null,
      granted_at text not null,
      expires_at text not null,
      used_at text
    );
    create index sms_allowances_of_contact on sms_allowances (contact, granted_at);
    create index sms_allowances_used on sms_allowances (used_at);

    create table visits (id integer not null primary key, count integer not null);
    insert into visits (id, count) values (1, 0);

    create table accounts (
      email text not null primary key,
      role text not null,
      disabled integer not null,
      created_at text not null
    );

    create table help_desk (
      id text not null primary key,
      type text not null,
      reviewed integer not null,
      created_at text not null
    );

    create table audit (
      id text not null primary key,
      at text not null,
      actor text not null,
      action text not null,
      subject text not null
    );
    create index audit_at on audit (at);

    create table settings (name text not null primary key, value text not null);
  `);
}
