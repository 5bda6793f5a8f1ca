import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

/** One photo per account, not encrypted. */
export function profilePhotos(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('profile_photos')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('uid', 'text', (column) => column.notNull().unique())
        .addColumn('bytes', sql.raw(engine === 'sqlite' ? 'blob' : 'bytea'), (column) =>
          column.notNull(),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
