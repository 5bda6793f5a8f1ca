import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { bytesType, sqlMigration } from './run-sql';

/**
 * The former columns of messages for idempotency stay unused, because SQLite cannot drop a unique column. No call has created help-desk
 * records yet, so the table with the demo's samples can be recreated.
 */
export function publicForms(engine: Engine): Migration {
  return sqlMigration(`
    create table receipts (
      key text not null primary key,
      mark text not null,
      made_id text not null,
      at text not null
    );
    create index receipts_at on receipts (at);
    insert into receipts (key, mark, made_id, at)
      select idempotency_key, request_mark, id, at from messages
      where idempotency_key is not null and request_mark is not null;

    alter table messages add column details text;

    create table job_applications (
      id text not null primary key,
      job text not null,
      job_title text not null,
      region text not null,
      first_name text not null,
      last_name text not null,
      contact text not null,
      email text,
      certified integer not null,
      details_sealed text not null,
      created_at text not null
    );
    create index job_applications_of_job on job_applications (job, created_at);

    create table resumes (
      id text not null primary key,
      application_id text not null unique references job_applications (id),
      type text not null,
      size integer not null,
      bytes_sealed ${bytesType(engine)} not null,
      created_at text not null,
      keep_until text not null
    );
    create index resumes_keep_until on resumes (keep_until);

    drop table help_desk;
    create table help_desk (
      id text not null primary key,
      type text not null,
      reviewed integer not null,
      created_at text not null,
      reference text not null unique,
      first_name text not null,
      last_name text not null,
      contact text not null,
      email text,
      region text not null,
      details_sealed text not null,
      token_hash text not null unique,
      expires_at text not null
    );

    create table help_desk_events (
      id text not null primary key,
      record_id text not null references help_desk (id),
      at text not null,
      step text not null
    );
    create index help_desk_events_of_record on help_desk_events (record_id, at, id);

    create table daily_quotas (
      day text not null,
      subject text not null,
      used integer not null,
      constraint daily_quotas_key primary key (day, subject)
    );
  `);
}
