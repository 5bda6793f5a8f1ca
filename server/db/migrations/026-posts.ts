import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

/** Posts with their revisions, slugs, and images (docs/decisions/032). */
export function posts(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await makePosts(db);
      await makeTexts(db, 'post_revisions', 'id', [
        'post_id',
        'at',
        'by_email',
        'kind',
        'title',
        'draft',
      ]);
      await db.schema
        .createIndex('post_revisions_of')
        .on('post_revisions')
        .columns(['post_id', 'id'])
        .execute();
      await makeTexts(db, 'post_slugs', 'slug', ['post_id', 'live_from']);
      await db.schema
        .createTable('post_pictures')
        .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('bytes', sql.raw(engine === 'sqlite' ? 'blob' : 'bytea'), (column) =>
          column.notNull(),
        )
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .execute();
    },
  };
}

async function makePosts(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('live', 'text')
    .addColumn('live_slug', 'text', (column) => column.unique())
    .addColumn('live_from', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_current', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_withdrawn', 'integer', (column) => column.notNull().defaultTo(0));
  const texts = ['title', 'slug', 'author', 'region', 'tags', 'date', 'draft', 'words'];
  for (const name of [...texts, 'sort_title', 'created_at', 'changed_by', 'changed_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.execute();
  const indexes: Record<string, string[]> = {
    posts_by_change: ['changed_at', 'id'],
    posts_by_title: ['sort_title', 'id'],
    posts_by_slug: ['slug'],
    posts_by_start: ['live_from'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('posts').columns(columns).execute();
  }
}

async function makeTexts(
  db: Kysely<unknown>,
  name: string,
  key: string,
  columns: readonly string[],
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn(key, 'text', (column) => column.primaryKey().notNull());
  for (const column of columns) {
    table =
      column === 'post_id'
        ? table.addColumn(column, 'text', (one) => one.notNull().references('posts.id'))
        : table.addColumn(column, 'text', (one) => one.notNull());
  }
  await table.execute();
}
