import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRequests } from '../../help-desk/queries';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('finds earlier records without their apostrophes and with any form of the phone number', async () => {
  const { db } = opened.database;
  await opened.migrateTo('036-consent-ledger');
  const at = '2026-11-20T15:00:00.000Z';
  const words = 'ann o’neil-nunez hd-7k3m-9q 2125550183 (212) 555-0183 212-555-0183';
  await sql`insert into help_desk (id, type, first_name, last_name, contact, region, reference, reviewed, created_at, words,
    details_sealed, token_hash, expires_at) values ('r1', 'payroll', 'Ann', 'O’Neil-Núñez', '2125550183', 'new-york',
    'HD-7K3M-9Q', 0, ${at}, ${words}, '', 'hash', ${at})`.execute(db);
  await opened.migrateTo('037-search-text');
  for (const search of ["O'Neil", 'oneil', '+1 212 555 0183', '555-01', 'hd-7k3m-9q']) {
    const found = await findRequests(db, ['payroll'], search, 5);
    expect([search, found.map(({ id }) => id)]).toEqual([search, ['r1']]);
  }
  expect(await findRequests(db, ['payroll'], '+1 212 555 0184', 5)).toEqual([]);
});
