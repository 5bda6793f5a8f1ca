import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { claimRole } from '../../accounts/queries';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('keeps roles, which the first sign-in claims', async () => {
  const { db } = opened.database;
  await opened.migrateTo('005-polled-lists');
  for (const role of ['owner', 'intake']) {
    await sql`insert into accounts values (${`${role}@agency.example`}, ${role}, 0, '2026-11-20T15:00:00.000Z')`.execute(
      db,
    );
  }
  await opened.migrateTo('006-roles-of-accounts');
  const rows = await db.selectFrom('accounts').select(['uid', 'version']).execute();
  expect(rows).toEqual([
    { uid: null, version: 1 },
    { uid: null, version: 1 },
  ]);
  await opened.migrateTo('019-released-roles');
  expect(await claimRole(db, { uid: 'u1', email: 'owner@agency.example' })).toBe('owner');
  expect(await claimRole(db, { uid: 'u2', email: 'owner@agency.example' })).toBeNull();
});
