import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../testing/database/database';
import type { Database } from '../engine';
import { openDatabase } from '../open-database';

/** Tables with their columns, and the indexes that have names, except the search index (docs/decisions/042). */
async function describeSchema({ db, engine }: Database): Promise<(string | undefined)[]> {
  const columns = (await db.introspection.getTables()).flatMap((table) =>
    table.columns.map(({ name, isNullable }) => `${table.name}.${name}${isNullable ? '?' : ''}`),
  );
  const { rows: indexes } = await (
    engine === 'postgres'
      ? sql<{ definition: string }>`
          select indexdef as definition from pg_indexes
          where schemaname = 'public'
            and indexname not in (select conname from pg_constraint)
        `
      : sql<{ definition: string }>`
          select sql as definition from sqlite_master where type = 'index' and sql is not null
        `
  ).execute(db);
  return [...columns, ...indexes.map(({ definition }) => normalizeIndex(definition))]
    .filter((line) => line?.includes('search_tokens') !== true)
    .sort();
}

/** PostgreSQL writes conditions and expressions in another way. */
function normalizeIndex(definition: string): string | undefined {
  return definition
    .toLowerCase()
    .replace(/public\.| using btree|::text|else null/g, '')
    .split(/\s+where\s/)[0]
    ?.replace(/[\s()]+/g, ' ');
}

test.runIf(inject('databases').engine === 'postgres')(
  'both engines have the same tables, columns, and indexes',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkspan-engines-'));
    const sqlite = await openDatabase({ engine: 'sqlite', file: join(folder, 'larkspan.sqlite') });
    const postgres = await openTestDatabase();
    expect(await describeSchema(postgres)).toEqual(await describeSchema(sqlite));
    await Promise.all([sqlite.close(), postgres.close()]);
    rmSync(folder, { recursive: true });
  },
);
