import { sql, type Kysely, type Migration } from 'kysely';
import { buildSearchText } from '../../applications/search-text';

/** Job posts with their change log, and the workflow of applications (docs/decisions/031). */
export const jobPosts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await makePosts(db);
    await makeChanges(db);
    await widenApplications(db);
    await makeEntries(db);
  },
};

async function makePosts(db: Kysely<unknown>): Promise<void> {
  const said = ['title', 'region', 'shifts', 'languages', 'benefits', 'description', 'body'];
  const kept = ['state', 'words', 'sort_title', 'created_at', 'changed_by', 'changed_at'];
  const maybe = ['city', 'county', 'type', 'pay', 'posted', 'valid_through'];
  let table = db.schema
    .createTable('job_posts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
  for (const name of [...said, ...kept]) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of [...maybe, 'opened_at', 'closed_on']) table = table.addColumn(name, 'text');
  await table.execute();
  const indexes: Record<string, string[]> = {
    job_posts_latest: ['changed_at', 'id'],
    job_posts_state: ['state', 'valid_through'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('job_posts').columns(columns).execute();
  }
}

async function makeChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_post_changes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('post_id', 'text', (column) => column.notNull().references('job_posts.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_email', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('from_text', 'text')
    .addColumn('to_text', 'text')
    .execute();
  await db.schema
    .createIndex('job_post_changes_of')
    .on('job_post_changes')
    .columns(['post_id', 'id'])
    .execute();
}

/** Existing applications start as new. */
async function widenApplications(db: Kysely<unknown>): Promise<void> {
  const added: [string, 'text' | 'integer', string | number | null][] = [
    ['stage', 'text', 'new'],
    ['version', 'integer', 1],
    ['changed_by', 'text', null],
    ['words', 'text', ''],
    ['sort_name', 'text', ''],
  ];
  for (const [name, type, usual] of added) {
    await db.schema
      .alterTable('job_applications')
      .addColumn(name, type, (column) =>
        usual === null ? column : column.notNull().defaultTo(usual),
      )
      .execute();
  }
  const rows = await sql<Parameters<typeof buildSearchText>[0] & { id: string }>`
    select id, first_name, last_name, contact, email, job_title from job_applications`.execute(db);
  for (const { id, ...person } of rows.rows) {
    const { words, sortName: name } = buildSearchText(person);
    await sql`update job_applications set words = ${words}, sort_name = ${name} where id = ${id}`.execute(
      db,
    );
  }
  await db.schema
    .createIndex('job_applications_waiting')
    .on('job_applications')
    .columns(['stage', 'created_at'])
    .execute();
}

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_application_entries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('job_applications.id'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_email', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('note_sealed', 'text')
    .execute();
  await db.schema
    .createIndex('job_application_entries_of')
    .on('job_application_entries')
    .columns(['application_id', 'id'])
    .execute();
}
