import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/database';
import type { Db } from '../db/engine';
import { claimRole, hasAccountOf, seedAccounts } from './queries';

let opened: TestDatabase;
let db: Db;
beforeEach(async () => {
  opened = await openTestDatabase();
  db = opened.database.db;
  await seedAccounts(
    db,
    [
      { email: 'Intake@agency.example', role: 'intake' },
      { email: 'admin@agency.example', role: 'admin' },
    ],
    '2026-11-20T15:00:00.000Z',
  );
});
afterEach(() => opened.close());

const email = 'intake@agency.example';

test('the first account that signs in with an e-mail claims its role', async () => {
  expect(await claimRole(db, { uid: 'first', email: 'INTAKE@agency.example' })).toBe('intake');
  expect(await claimRole(db, { uid: 'second', email })).toBeNull();
  expect(await claimRole(db, { uid: 'first', email })).toBe('intake');
});

test('only one of several simultaneous accounts claims the role', async () => {
  const claims = ['one', 'two', 'three'].map((uid) => claimRole(db, { uid, email }));
  const roles = await Promise.all(claims);
  expect(roles.filter((role) => role !== null)).toEqual(['intake']);
});

test('finds enabled accounts of a domain', async () => {
  expect(await hasAccountOf(db, '@agency.example')).toBe(true);
  expect(await hasAccountOf(db, '@larkspan.example')).toBe(false);
  await db.updateTable('accounts').set({ disabled: 1 }).execute();
  expect(await hasAccountOf(db, '@agency.example')).toBe(false);
});

test('an account with a new e-mail claims no second role', async () => {
  await claimRole(db, { uid: 'one', email });
  expect(await claimRole(db, { uid: 'one', email: 'admin@agency.example' })).toBeNull();
  expect(await claimRole(db, { uid: 'two', email: 'admin@agency.example' })).toBe('admin');
});

test('a disabled account has no role and claims none', async () => {
  await db.updateTable('accounts').set({ disabled: 1 }).where('email', '=', email).execute();
  expect(await claimRole(db, { uid: 'one', email })).toBeNull();
  await db.updateTable('accounts').set({ disabled: 0 }).where('email', '=', email).execute();
  expect(await claimRole(db, { uid: 'two', email })).toBe('intake');
});
