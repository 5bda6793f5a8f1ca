import { Migrator } from 'kysely';
import type { Database } from './engine';
import { migrations } from './migrations';
import type { Vault } from './encryption/encryption';

/** Applies all pending migrations. If several servers start at once on PostgreSQL, one migrates and the others wait. */
export async function migrate({ db, engine }: Database, vault: Vault): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations(engine, vault)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
}
