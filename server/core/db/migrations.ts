import type { Migration } from 'kysely/migration';
import type { Engine } from './engine';
import { buildBaseline } from './migrations/001-baseline';
import { sqlMigration } from './migrations/run-sql';

/** Released migrations never change. */
export function listMigrations(engine: Engine): Record<string, Migration> {
  return { '001-baseline': sqlMigration(buildBaseline(engine)) };
}
