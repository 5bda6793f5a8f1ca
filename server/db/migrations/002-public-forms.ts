import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

export function publicForms(engine: Engine): Migration {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  return {
    up: async (db) => {
      await makeReceipts(db);
      await db.schema.alterTable('messages').addColumn('details', 'text').execute();
      await makeApplications(db, bytes);
      await makeHelpDesk(db);
      await db.schema
        .createTable('daily_quotas')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('daily_quotas_key', ['day', 'subject'])
        .execute();
    },
  };
}

/** The former columns of messages stay unused, because SQLite cannot drop a unique column. */
async function makeReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('made_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('receipts_at').on('receipts').column('at').execute();
  await sql`
    insert into receipts (key, mark, made_id, at)
    select idempotency_key, request_mark, id, at from messages
    where idempotency_key is not null and request_mark is not null
  `.execute(db);
}

async function makeApplications(db: Kysely<unknown>, bytes: 'blob' | 'bytea'): Promise<void> {
  await db.schema
    .createTable('job_applications')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('certified', 'integer', (column) => column.notNull())
    .addColumn('details_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('job_applications_of_job')
    .on('job_applications')
    .columns(['job', 'created_at'])
    .execute();
  await db.schema
    .createTable('resumes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().unique().references('job_applications.id'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes_sealed', sql.raw(bytes), (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('keep_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('resumes_keep_until').on('resumes').column('keep_until').execute();
}

/** No call has created help-desk records yet, so the table with the demo's samples can be recreated. */
async function makeHelpDesk(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('help_desk').execute();
  await db.schema
    .createTable('help_desk')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('reviewed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('details_sealed', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('help_desk_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('record_id', 'text', (column) => column.notNull().references('help_desk.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('help_desk_events_of_record')
    .on('help_desk_events')
    .columns(['record_id', 'at', 'id'])
    .execute();
}
