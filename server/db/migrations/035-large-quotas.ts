import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { sqlMigration } from './run-sql';

/** Bytes of files in a day exceed 32 bits from 2 GB. SQLite's integers have 64. */
export const largeQuotas = (engine: Engine): Migration =>
  sqlMigration(
    engine === 'postgres' ? 'alter table daily_quotas alter column used type bigint;' : '',
  );
