import { expect, test } from 'vitest';
import { claimRole } from '../../../services/auth/account-queries';
import { at, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('keeps roles, which the first sign-in claims', async () => {
  const { db } = opened;
  await opened.migrateTo('005-polled-lists');
  const account = { disabled: 0, createdAt: at };
  await opened.insert(
    'accounts',
    { email: 'owner@agency.example', role: 'owner', ...account },
    { email: 'intake@agency.example', role: 'intake', ...account },
  );
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
