import { sql, type Kysely, type Migration } from 'kysely';

/** Build requests, of which at most one is queued (docs/decisions/033). */
export const siteBuilds: Migration = {
  up: async (db: Kysely<unknown>) => {
    let table = db.schema
      .createTable('site_builds')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull());
    const rest = ['requested_by', 'started_at', 'finished_at', 'step', 'problem', 'revision'];
    for (const name of rest) table = table.addColumn(name, 'text');
    await table.execute();
    await sql`create unique index site_builds_queued on site_builds (state) where state = 'queued'`.execute(
      db,
    );
  },
};
