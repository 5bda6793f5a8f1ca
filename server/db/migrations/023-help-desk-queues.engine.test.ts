import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { testVault } from '../../testing/encryption';
import { listQueue } from '../../help-desk/queries';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('existing requests are in their queue and searchable, without structured data', async () => {
  const { db } = opened.database;
  await opened.migrateTo('022-reply-addresses');
  const at = '2026-11-20T15:00:00.000Z';
  await sql`insert into help_desk (id, type, reviewed, created_at, reference, first_name, last_name, contact, email, region,
      details_sealed, token_hash, expires_at)
    values ('old', 'payroll', 0, ${at}, 'HD-7K3M-9Q', 'Ángel', 'Núñez', '2125550199', null, 'maryland', 'sealed', 'hash', ${at})`.execute(
    db,
  );
  await opened.migrateToLatest();
  const filter = { type: 'payroll', show: 'waiting', assignee: null, region: null } as const;
  const order = { sort: 'waiting', isDescending: false } as const;
  for (const search of ['angel', 'nunez 2125550199', 'hd-7k3m-9q', '(212) 555-0199']) {
    const page = { limit: 9, offset: 0 };
    const items = await listQueue(db, testVault, { ...filter, ...order, search }, page);
    expect(items).toMatchObject([{ id: 'old', version: 1, requestData: null, assignee: null }]);
  }
});
