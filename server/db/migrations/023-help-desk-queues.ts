import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';
import { buildRequestSearchText } from '../../help-desk/reference';

/** Adds state, assignee, decision, versions, messages, files, and structured request data, which existing requests do not get. */
export function helpDeskQueues(engine: Engine): Migration {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  return {
    up: async (db: Kysely<unknown>) => {
      await widenRecords(db);
      await makeMessages(db);
      await makeFiles(db, bytes);
      await makePresence(db);
    },
  };
}

async function widenRecords(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('help_desk');
  await table()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await table()
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const texts = ['changed_by', 'changed_at', 'assignee', 'decision', 'answers_sealed'];
  for (const name of [...texts, 'first_day', 'last_day']) {
    await table().addColumn(name, 'text').execute();
  }
  for (const name of ['actor', 'detail']) {
    await db.schema.alterTable('help_desk_events').addColumn(name, 'text').execute();
  }
  await fillWords(db);
  const indexes: Record<string, string[]> = {
    help_desk_queue: ['type', 'reviewed', 'created_at', 'id'],
    help_desk_days: ['type', 'last_day', 'first_day'],
    help_desk_contact: ['contact'],
    help_desk_email: ['email'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('help_desk').columns(columns).execute();
  }
}

type Row = {
  id: string;
  first_name: string;
  last_name: string;
  reference: string;
  contact: string;
  email: string | null;
};

async function fillWords(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Row>`select id, first_name, last_name, reference, contact, email from help_desk`.execute(
      db,
    );
  for (const { id, first_name: firstName, last_name: lastName, ...rest } of rows) {
    const words = buildRequestSearchText({ firstName, lastName, ...rest });
    await sql`update help_desk set words = ${words} where id = ${id}`.execute(db);
  }
}

async function makeMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('help_desk_messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('record_id', 'text', (column) => column.notNull().references('help_desk.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('sent_to', 'text')
    .addColumn('text_sealed', 'text', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute();
  await db.schema
    .createIndex('help_desk_messages_of_record')
    .on('help_desk_messages')
    .columns(['record_id', 'at', 'id'])
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('help_desk_message_id', 'text', (column) =>
      column.references('help_desk_messages.id'),
    )
    .execute();
}

async function makeFiles(db: Kysely<unknown>, bytes: 'blob' | 'bytea'): Promise<void> {
  await db.schema
    .createTable('help_desk_files')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('record_id', 'text', (column) =>
      column.notNull().unique().references('help_desk.id'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes_sealed', sql.raw(bytes), (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('help_desk_files_expire')
    .on('help_desk_files')
    .column('expires_at')
    .execute();
}

/** The older rows would expire within seconds anyway. */
async function makePresence(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('thread_presence').execute();
  await db.schema
    .createTable('presence')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['kind', 'subject', 'email'])
    .execute();
}
