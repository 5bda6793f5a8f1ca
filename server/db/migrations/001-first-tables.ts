import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

/** Migrations do not use the types in tables.ts, which describe the newest schema. */
export function firstTables(engine: Engine): Migration {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  return {
    up: async (db) => {
      await makeThreads(db);
      await makeMessages(db, bytes);
      await makeOutbox(db);
      await makeTextRules(db);
      await makeOffice(db);
    },
  };
}

async function makeThreads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('threads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('active_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('threads_active')
    .on('threads')
    .columns(['active_at', 'id'])
    .execute();
}

async function makeMessages(db: Kysely<unknown>, bytes: 'blob' | 'bytea'): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull().references('threads.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('request_mark', 'text')
    .execute();
  await db.schema
    .createIndex('messages_of_thread')
    .on('messages')
    .columns(['thread_id', 'at', 'id'])
    .execute();
  await db.schema
    .createTable('eligibility_checks')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().notNull().references('messages.id'),
    )
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('dob_sealed', 'text', (column) => column.notNull())
    .addColumn('medicate_sealed', 'text')
    .addColumn('consent', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes_sealed', sql.raw(bytes), (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('keep_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('attachments_of_message')
    .on('attachments')
    .column('message_id')
    .execute();
  await db.schema
    .createIndex('attachments_keep_until')
    .on('attachments')
    .column('keep_until')
    .execute();
}

async function makeOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.references('messages.id'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('last_problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
}

async function makeTextRules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_consents')
    .addColumn('contact', 'text', (column) => column.primaryKey().notNull())
    .addColumn('consented_at', 'text')
    .addColumn('message_id', 'text', (column) => column.references('messages.id'))
    .addColumn('opted_out_at', 'text')
    .execute();
  await db.schema
    .createTable('sms_allowances')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().notNull().references('messages.id'),
    )
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('sms_allowances_of_contact')
    .on('sms_allowances')
    .columns(['contact', 'granted_at'])
    .execute();
  await db.schema
    .createIndex('sms_allowances_used')
    .on('sms_allowances')
    .column('used_at')
    .execute();
}

async function makeOffice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into visits (id, count) values (1, 0)`.execute(db);
  await db.schema
    .createTable('accounts')
    .addColumn('email', 'text', (column) => column.primaryKey().notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('help_desk')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('reviewed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
