import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { claimAccess, hasAccountOf, seedAccounts } from './account-queries';

const database = useTestDatabase();
beforeEach(() =>
  seedAccounts(
    database.db,
    [
      { email: 'Intake@agency.example', role: 'intake' },
      { email: 'admin@agency.example', role: 'admin' },
    ],
    '2026-11-20T15:00:00.000Z',
  ),
);

const email = 'intake@agency.example';

const claimRole = async (...args: Parameters<typeof claimAccess>) =>
  (await claimAccess(...args))?.role ?? null;

test('the first account that signs in with an email claims its role', async () => {
  expect(await claimRole(database.db, { uid: 'first', email: 'INTAKE@agency.example' })).toBe(
    'intake',
  );
  expect(await claimRole(database.db, { uid: 'second', email })).toBeNull();
  expect(await claimRole(database.db, { uid: 'first', email })).toBe('intake');
});

test('only one of several simultaneous accounts claims the role', async () => {
  const claims = ['one', 'two', 'three'].map((uid) => claimRole(database.db, { uid, email }));
  const roles = await Promise.all(claims);
  expect(roles.filter((role) => role !== null)).toEqual(['intake']);
});

test('finds enabled accounts of a domain', async () => {
  expect(await hasAccountOf(database.db, '@agency.example')).toBe(true);
  expect(await hasAccountOf(database.db, '@larkspan.example')).toBe(false);
  await database.db.updateTable('accounts').set({ disabled: 1 }).execute();
  expect(await hasAccountOf(database.db, '@agency.example')).toBe(false);
});

test('an account with a new email claims no second role', async () => {
  await claimRole(database.db, { uid: 'one', email });
  expect(await claimRole(database.db, { uid: 'one', email: 'admin@agency.example' })).toBeNull();
  expect(await claimRole(database.db, { uid: 'two', email: 'admin@agency.example' })).toBe('admin');
});

test('a disabled account has no role and claims none', async () => {
  await database.db
    .updateTable('accounts')
    .set({ disabled: 1 })
    .where('email', '=', email)
    .execute();
  expect(await claimRole(database.db, { uid: 'one', email })).toBeNull();
  await database.db
    .updateTable('accounts')
    .set({ disabled: 0 })
    .where('email', '=', email)
    .execute();
  expect(await claimRole(database.db, { uid: 'two', email })).toBe('intake');
});
